#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

extension ProcessInfoClient {
    // Where /proc/self/maps cannot be read, the runtime finds no arguments. The kernel puts them and
    // their count right before the environment.
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
