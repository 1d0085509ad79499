#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

public struct ProcessInfoClient: DependencyClient {
    public var arguments: @Sendable () -> [String]
    public var environment: @Sendable (_ name: String) -> String?
    public var homeDirectory: @Sendable () -> String?

    public static let liveValue = Self(
        arguments: { CommandLine.arguments },
        // ProcessInfo and a dictionary of it all would cost a start more than reading the people.
        environment: { name in getenv(name).map { String(cString: $0) } },
        homeDirectory: {
            var entry = passwd()
            var result: UnsafeMutablePointer<passwd>?
            var buffer = [CChar](repeating: 0, count: 16_384)
            guard
                getpwuid_r(getuid(), &entry, &buffer, buffer.count, &result) == 0,
                result != nil,
                let directory = entry.pw_dir
            else {
                return nil
            }
            return String(cString: directory)
        }
    )

    public static let testValue = Self(
        arguments: { [] },
        environment: { _ in nil },
        homeDirectory: { nil }
    )
}
