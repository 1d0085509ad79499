import Essentials

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

public struct ProcessInfoClient: DependencyClient {
    public var arguments: @Sendable () -> [String]
    public var environment: @Sendable (_ name: String) -> String?
    public var setEnvironment: @Sendable (_ name: String, _ value: String) -> Void
    public var homeDirectory: @Sendable () -> String?
    public var processIdentifier: @Sendable () -> Int32
    public var startOfProcess: @Sendable (_ identifier: Int32) -> String?
    public var isExecutable: @Sendable (_ path: String) -> Bool
    // Starts a program with this input, apart from this process.
    public var startHook: @Sendable (_ path: String, _ input: [UInt8]) -> Void
    // Runs the program and waits for its end; false if it cannot be run.
    public var runHook: @Sendable (_ path: String) -> Bool

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
        startOfProcess: { start(ofProcess: $0) },
        isExecutable: { access($0, X_OK) == 0 },
        startHook: { Hook.start($0, $1, commandLine) },
        runHook: { Hook.run($0) }
    )

    public static let testValue = Self(
        arguments: { [] },
        environment: { _ in nil },
        setEnvironment: { _, _ in },
        homeDirectory: { nil },
        processIdentifier: { 1 },
        startOfProcess: { _ in nil },
        isExecutable: { _ in false },
        startHook: { _, _ in },
        runHook: { _ in false }
    )
}

extension ProcessInfoClient {
    // A relative path counts as none, as the standard of these variables says.
    func folder(_ variable: String) -> String? { absolute(environment(variable)) }

    // `nil` without a home folder.
    var configuration: String? {
        (folder(.configHomeVariable) ?? home.map { "\($0)/.config" }).map { "\($0)/bmi-tui" }
    }

    var home: String? { folder(.homeVariable) ?? absolute(homeDirectory()) }

    private func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}

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

extension ProcessInfoClient {
    // Returns when a process started, by a system clock, or `nil` if it is not running.
    static func start(ofProcess number: Int32) -> String? {
        #if canImport(Darwin)
            var info = proc_bsdinfo()
            let size = Int32(MemoryLayout<proc_bsdinfo>.size)
            guard proc_pidinfo(number, PROC_PIDTBSDINFO, 0, &info, size) == size else { return nil }
            return "\(info.pbi_start_tvsec).\(info.pbi_start_tvusec)"
        #else
            return fields(ofProcess: number).flatMap { fields in
                // Zombies have ended too.
                let isGone = ["Z", "X", "x"].contains(fields.first)
                return isGone || fields.count < 20 ? nil : String(fields[19])
            }
        #endif
    }

    // Splits after the name in parentheses, which may contain anything.
    private static func fields(ofProcess number: Int32) -> [Substring]? {
        let descriptor = open("/proc/\(number)/stat", O_RDONLY | O_CLOEXEC)
        guard descriptor != -1 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        guard let bracket = text.lastIndex(of: ")") else { return nil }
        return text[text.index(after: bracket)...].split(separator: " ")
    }
}

// getpwuid loads modules, which ends a static program.
struct PasswordFile {
    let text: String

    func homeDirectory(of user: UInt32) -> String? {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: ":", omittingEmptySubsequences: false)
            if fields.count >= 6, fields[2] == "\(user)" { return String(fields[5]) }
        }
        return nil
    }
}

extension PasswordFile {
    init?() {
        guard let data = try? File("/etc/passwd").read() else { return nil }
        text = String(decoding: data, as: UTF8.self)
    }
}
