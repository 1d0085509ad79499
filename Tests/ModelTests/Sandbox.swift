import DataSource
import Essentials

@testable import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Real files in a folder of their own, all written at one moment.
final class Sandbox: Sendable {
    static let moment = Date(timeIntervalSince1970: 1_795_159_800)
    let path = FileManager.default.temporaryDirectory.path + "/bmi-tui sandbox \(UUID())"
    var data: String { "\(path)/data" }

    init() throws {
        _ = try makeFolder("data")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func makeFolder(_ name: String) throws -> String {
        let folder = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    func write(_ text: String, _ name: String, mode: Int = 0o600) throws {
        let file = "\(path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: file))
        try FileManager.default.setAttributes(
            [.modificationDate: Self.moment, .posixPermissions: mode],
            ofItemAtPath: file
        )
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Seconds after the files were written.
    func dependencies(
        _ seconds: Double = 10,
        variables: [String: String] = [:],
        hoursOfZone: Int = 0,
        fileWatchClient: FileWatchClient = .testValue,
        onHook: @escaping @Sendable (_ path: String, _ input: [UInt8]) -> Void = { _, _ in }
    ) -> AppDependencies {
        let dateClient = testDependency(of: DateClient.self) {
            $0.now = { Self.moment.addingTimeInterval(seconds) }
        }
        let processInfoClient = testDependency(of: ProcessInfoClient.self) { [path] in
            $0.environment = { name in
                variables[name]
                    ?? [
                        "BMI_TUI_DATA_DIR": "\(path)/data", "XDG_STATE_HOME": "\(path)/state",
                        "XDG_CONFIG_HOME": "\(path)/config",
                    ][name]
            }
            $0.isExecutable = ProcessInfoClient.liveValue.isExecutable
            $0.startHook = onHook
        }
        let localTimeClient = testDependency(of: LocalTimeClient.self) {
            $0.localTime = { date in
                let minutes = Int(date.timeIntervalSince1970) / 60 + hoursOfZone * 60
                let (hour, minute) = (minutes % 1440).quotientAndRemainder(dividingBy: 60)
                return LocalTime(
                    day: Day.epoch.advanced(by: minutes / 1440),
                    time: TimeOfDay(hour: hour, minute: minute) ?? .midnight
                )
            }
        }
        let appStateClient = AppStateClient.testValue
        return .testDependencies(
            appStateClient: appStateClient,
            dateClient: dateClient,
            fileClient: .liveValue,
            fileWatchClient: fileWatchClient,
            localTimeClient: localTimeClient,
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
