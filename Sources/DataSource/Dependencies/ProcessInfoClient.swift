import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

public struct ProcessInfoClient: DependencyClient {
    public var arguments: @Sendable () -> [String]
    public var environment: @Sendable (_ name: String) -> String?
    public var setEnvironment: @Sendable (_ name: String, _ value: String) -> Void
    public var homeDirectory: @Sendable () -> String?
    public var processIdentifier: @Sendable () -> Int32
    public var startOfProcess: @Sendable (_ identifier: Int32) -> String?

    public static let liveValue = Self(
        arguments: { commandLine },
        // ProcessInfo and a dictionary of the environment would cost more than reading the people.
        environment: { name in getenv(name).map { String(cString: $0) } },
        setEnvironment: { name, value in setenv(name, value, 1) },
        homeDirectory: {
            #if canImport(Darwin)
                getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
            #else
                PasswordFile()?.homeDirectory(of: getuid())
            #endif
        },
        processIdentifier: { getpid() },
        startOfProcess: { start(ofProcess: $0) }
    )

    public static let testValue = Self(
        arguments: { [] },
        environment: { _ in nil },
        setEnvironment: { _, _ in },
        homeDirectory: { nil },
        processIdentifier: { 1 },
        startOfProcess: { _ in nil }
    )
}

extension ProcessInfoClient {
    // A relative path counts as none, as the standard of these variables says.
    func folder(_ variable: String) -> String? { absolute(environment(variable)) }

    var home: String? { folder(.homeVariable) ?? absolute(homeDirectory()) }

    private func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
