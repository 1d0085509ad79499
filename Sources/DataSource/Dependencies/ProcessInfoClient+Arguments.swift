#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

extension ProcessInfoClient {
    // The runtime finds no arguments where /proc/self/maps is unreadable. The kernel puts them and
    // their count before the environment.
    static var commandLine: [String] {
        #if canImport(Glibc)
            guard CommandLine.arguments.isEmpty else { return CommandLine.arguments }
            let end = environ - 1
            var count = 0
            while Int(bitPattern: end[-1 - count]) != count { count += 1 }
            return (0..<count).compactMap { end[$0 - count].map { String(cString: $0) } }
        #else
            return CommandLine.arguments
        #endif
    }
}
