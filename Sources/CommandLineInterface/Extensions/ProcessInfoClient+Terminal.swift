import CursesCore
import DataSource
import SharedInterface

#if canImport(Darwin)
    import CoreFoundation
#endif

extension StringCatalog {
    static let commands = StringCatalog(PackageResources.Localizable_xcstrings, over: .module)
}

extension ProcessInfoClient {
    // An unset TERM is treated like `dumb`.
    var isTerminalDumb: Bool {
        [nil, "", "dumb"].contains(environment("TERM"))
    }
}

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
