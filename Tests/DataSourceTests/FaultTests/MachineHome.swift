import Essentials

@testable import DataSource

/// A home with a data folder, and with the files of this machine in another one.
struct MachineHome {
    let home: TemporaryFolder
    let states: TemporaryFolder
    let notices = AllocatedLock([StorageError.Reason]())
    private let disk: String

    /// Another disk than that of temporary files, where there is one.
    static let otherDisk = "/dev/shm"

    var data: String { "\(home.path)/.local/share/bmi-tui" }
    var state: String { "\(states.path)/bmi-tui/default" }

    init(on disk: String = FileManager.default.temporaryDirectory.path) {
        self.init(TemporaryFolder(), TemporaryFolder(in: disk), on: disk)
    }

    private init(_ home: TemporaryFolder, _ states: TemporaryFolder, on disk: String) {
        self.home = home
        self.states = states
        self.disk = disk
    }

    func copy() throws -> MachineHome {
        let states = TemporaryFolder(in: disk)
        if FileManager.default.fileExists(atPath: self.states.path) {
            try FileManager.default.copyItem(atPath: self.states.path, toPath: states.path)
        }
        return MachineHome(try home.copy(), states, on: disk)
    }

    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = home.path
        environment["XDG_STATE_HOME"] = states.path
        environment["XDG_DATA_HOME"] = nil
        environment["BMI_TUI_DATA_DIR"] = nil
        return environment
    }

    @discardableResult
    func run(_ command: String, injecting fault: String? = nil) throws -> Program.Outcome {
        let strace = fault.map { ["strace", "-f", "-o", "/dev/null", "-e", $0] } ?? []
        return try Program.run(
            strace + [Program.probe, command, "live"],
            environment: environment
        )
    }

    func trace(_ command: String) throws -> [SystemCallTrace.Point] {
        try SystemCallTrace(
            [Program.probe, command, "live"],
            environment: environment,
            from: home.path,
            log: TemporaryFolder()
        ).points
    }

    var client: DataFolderClient {
        let notices = notices
        let findings = Findings()
        let notice = { @Sendable (error: StorageError) in
            notices.withLock { $0.append(error.reason) }
        }
        return DataFolderClient(notice: notice, findings: findings) {
            [data, state] () throws(StorageError) in
            FileDefaults(
                folder: DataFolder(path: data, isChosen: false, state: state),
                findings: findings,
                today: { LocalTimeClient.liveValue.localTime(DateClient.liveValue.now()).day }
            )
        }
    }

    /// People and weigh-ins as the program shows them.
    func shown() throws -> Shown {
        let client = client
        let weighIns = WeighInRepository(client, .testValue)
        return Shown(
            people: try PersonRepository(client, .testValue).load().values,
            weighIns: try [UUID(1), UUID(2)].map { personID in
                try weighIns.load(of: personID).values.map { weighIn in
                    var weighIn = weighIn
                    // A step that is tried again counts as a millisecond later.
                    weighIn.changedAt = .distantPast
                    weighIn.enteredAt = .distantPast
                    return weighIn
                }
            }
        )
    }

    struct Shown: Equatable {
        var people: [Person]
        var weighIns: [[WeighIn]]
    }

    var files: [String: String] {
        home.files.merging(states.files) { first, _ in first }
    }
}
