import DataSource
import Essentials
import Model
import Testing

@testable import CommandLineInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
/// A computer with its own data folder and the real git.
final class Machine {
    nonisolated let home: String
    nonisolated let folder: String
    /// Called before git is run; what it returns takes the place of git's answer.
    nonisolated let onGit = AllocatedLock<(@Sendable ([String]) -> GitOutput?)?>(nil)
    /// Time of its clock; without one, a second passes whenever a machine looks.
    nonisolated let moment = AllocatedLock<Date?>(nil)
    private nonisolated let environment: AllocatedLock<[String: String]>

    /// Keeps the git settings of the developer out of the tests.
    private static let isAlone: Bool =
        setenv("GIT_CONFIG_GLOBAL", "/dev/null", 1) == 0
        && setenv("GIT_CONFIG_NOSYSTEM", "1", 1) == 0

    /// Changes of all machines follow each other.
    private nonisolated static let seconds = AllocatedLock(0)

    init() throws {
        #expect(Self.isAlone)
        home = FileManager.default.temporaryDirectory.path + "/bmi-tui sync \(UUID())"
        folder = "\(home)/data"
        environment = AllocatedLock([
            "LC_ALL": "en_NZ.UTF-8", "TERM": "xterm", "BMI_TUI_DATA_DIR": folder,
            "XDG_STATE_HOME": "\(home)/state",
        ])
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    /// With Ann, who weighs 72.
    convenience init(person: String) throws {
        try self.init()
        self("people", "add", person, "--height", "178", "--weight", "72kg", "--yes")
    }

    /// A bare repository in its home.
    func remote() -> String {
        let path = "\(home)/remote.git"
        git("init", "--quiet", "--bare", path, in: home)
        return path
    }

    @discardableResult
    func callAsFunction(_ arguments: String...) -> Shell.Outcome {
        var outcome = Shell.Outcome()
        let console = Shell().console(
            output: { outcome.output += String(decoding: $0, as: UTF8.self) },
            error: { outcome.error += String(decoding: $0, as: UTF8.self) }
        )
        if case .ended(let status) = CommandLineProgram(dependencies).start(arguments, console) {
            outcome.status = status
        }
        return outcome
    }

    @discardableResult
    func git(_ arguments: String..., in place: String? = nil) -> String {
        let output = try? Self.git(arguments, place ?? folder)
        return String(decoding: output?.bytes ?? [], as: UTF8.self)
    }

    private nonisolated static func git(
        _ arguments: [String],
        _ folder: String
    ) throws(SyncFailure) -> GitOutput {
        let options = [
            "-c", "user.name=Ann", "-c", "user.email=ann@example.org",
            "-c", "init.defaultBranch=main",
        ]
        return try GitClient.liveValue.run(options + arguments, folder)
    }

    var subject: String { lines(git("log", "-1", "--format=%s")).first ?? "" }

    var data: [String: String] {
        var data = [String: String]()
        for name in lines(git("ls-files", "-z").replacing("\0", with: "\n"))
        where name.hasSuffix(".json") {
            data[name] = read(name)
        }
        return data
    }

    func read(_ name: String) -> String {
        FileManager.default.contents(atPath: "\(folder)/\(name)")
            .map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }

    /// The weights of the only person, the newest first.
    var weights: [String] {
        self("list", "all", "--json").output.split(separator: "\"weight\":").dropFirst()
            .map { String($0.prefix { $0 != "," && $0 != "}" }) }
    }

    private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    var dependencies: AppDependencies {
        let dateClient = testDependency(of: DateClient.self) { [moment] in
            $0.now = {
                if let moment = moment.withLock({ $0 }) { return moment }
                let seconds = Self.seconds.withLock { seconds in
                    seconds += 1
                    return seconds
                }
                return Date(timeIntervalSince1970: 1_795_159_800 + Double(seconds))
            }
        }
        let localTimeClient = testDependency(of: LocalTimeClient.self) {
            $0.localTime = { _ in Shell.now }
        }
        let processInfoClient = testDependency(of: ProcessInfoClient.self) { [environment] in
            $0.environment = { name in environment.withLock { $0[name] } }
            $0.setEnvironment = { name, value in environment.withLock { $0[name] = value } }
            $0.arguments = { ["bmi-tui"] }
        }
        let appStateClient = AppStateClient.testValue
        return .testDependencies(
            appStateClient: appStateClient,
            dateClient: dateClient,
            fileClient: .liveValue,
            gitClient: testDependency(of: GitClient.self) { [onGit] in
                $0.run = { arguments, folder throws(SyncFailure) in
                    if let output = onGit.withLock({ $0 })?(arguments) { return output }
                    return try Self.git(arguments, folder)
                }
                $0.absolutePath = GitClient.liveValue.absolutePath
            },
            localTimeClient: localTimeClient,
            localeClient: .live(processInfoClient),
            processInfoClient: processInfoClient,
            dataFolderClient: .live(
                processInfoClient,
                dateClient,
                localTimeClient,
                appStateClient
            ),
            uuidClient: .liveValue
        )
    }
}
