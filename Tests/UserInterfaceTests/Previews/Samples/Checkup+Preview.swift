import CursesCore
import Essentials
import Model

@testable import DataSource
@testable import SharedInterface
@testable import UserInterface

extension Check {
    private static let folder = "/home/ann/.local/share/bmi-tui"
    private static let year = "history/\(AppDependencies.ann)/2026.json"

    static let healthy = [
        Check(.folder, .ok, .fact(folder)),
        Check(.machine, .ok, .fact("/home/ann/.local/state/bmi-tui/default")),
        Check(.permissions, .ok, .nothing), Check(.space, .ok, .fact("48210 MB")),
        Check(.lock, .ok, .nothing), Check(.unfinished, .ok, .nothing),
        Check(.people, .ok, .files(1, records: 2, version: 1)),
        Check(.settings, .ok, .files(1, records: 4, version: 1)),
        Check(.history, .ok, .files(12, records: 3650, version: 1)),
        Check(.copies, .ok, .nothing), Check(.backups, .ok, .fact("2026-11-20")),
    ]

    static let faulty = [
        Check(.folder, .note, .link(folder, target: "/mnt/stick/weights")),
        Check(.permissions, .problem, .open(3), .fix(.protect([year]))),
        Check(.space, .ok, .fact("48210 MB")), Check(.lock, .note, .locked(by: 4711)),
        Check(
            .history,
            .problem,
            .records(
                RecordTrouble(
                    kind: .impossible,
                    lines: [4, 12, 40, 51, 77, 103, 110],
                    member: "\"weight\":7240",
                    id: AppDependencies.ann
                ),
                file: year
            ),
            .type("bmi-tui edit 3f2a91c4")
        ),
        Check(
            .people,
            .problem,
            .failure(StorageError(file: "\(folder)/people.json", reason: .malformed(line: 1))),
            .restore
        ),
        Check(.copies, .note, .copies(2, file: year), .fix(.rewrite(key: "people"))),
        Check(.backups, .ok, .fact("2026-11-08")),
    ]
}

extension AppDependencies {
    static func previewCheckup(_ checks: [Check]) -> AppDependencies {
        var appDependencies = preview
        appDependencies.dateClient.now = { Date(timeIntervalSince1970: 1_795_159_800) }
        appDependencies.localeClient.identifier = { "en_GB.UTF-8" }
        appDependencies.processInfoClient.environment = { $0 == "TERM" ? "xterm-256color" : nil }
        appDependencies.dataFolderClient.inspect = { () throws(StorageError) in
            FolderState(checks: checks)
        }
        return appDependencies
    }
}
