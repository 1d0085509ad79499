#if canImport(Darwin)
    import CoreFoundation
#endif

// Runs asynchronous code to its end. The worker of a command runs in place, so that nothing
// suspends.
func finish(_ body: @escaping @MainActor () async -> Void) {
    var isDone = false
    #if canImport(Darwin)
        Task {
            await body()
            isDone = true
        }
        while !isDone { CFRunLoopRunInMode(.defaultMode, 1, true) }
    #else
        Task.immediate {
            await body()
            isDone = true
        }
        precondition(isDone, "A command has suspended")
    #endif
}
