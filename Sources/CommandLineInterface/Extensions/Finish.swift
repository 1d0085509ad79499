#if canImport(Darwin)
    import CoreFoundation
#endif

// Runs asynchronous code to its end. A command's worker runs in place, so nothing suspends.
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
