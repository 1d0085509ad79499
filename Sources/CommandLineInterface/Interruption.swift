#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Records SIGINT and SIGTERM, so that a write completes or is undone as a whole.
nonisolated enum Interruption {
    private nonisolated(unsafe) static var flag: sig_atomic_t = 0

    static var hasHappened: Bool { flag != 0 }

    static func watch() {
        flag = 0
        signal(SIGINT) { _ in Interruption.flag = 1 }
        signal(SIGTERM) { _ in Interruption.flag = 1 }
    }
}
