#if canImport(Darwin)
    import CoreFoundation
#endif

// Runs asynchronous code to its end. The worker of a command runs in place, so nothing suspends.
func finish(_ body: @escaping @MainActor () async -> Void) {
    #if canImport(Darwin)
        var isDone = false
        Task {
            await body()
            isDone = true
        }
        while !isDone { CFRunLoopRunInMode(.defaultMode, 1, true) }
    #else
        Task.immediate { await body() }
    #endif
}
