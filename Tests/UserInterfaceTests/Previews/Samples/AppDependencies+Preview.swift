import DataSource
import Essentials
import Model

@testable import SharedInterface

extension AppDependencies {
    static let preview = preview(
        files: ["people": people, "history/\(ann)/2026": annsHistory, "settings": settings]
    )
    static let previewLimits = preview(
        files: ["people": people, "history/\(ann)/2026": annsHistory]
    )
    // The first day of a week.
    static let previewWeek = preview(
        files: [
            "people": people, "history/\(ann)/2026": annsHistory,
            "settings": settings.replacing(
                #"{"count":1,"records":["#,
                with: """
                    {"count":2,"records":[
                    {"changedAt":"2026-11-20T07:30:00.000Z","id":"weekStart","value":4},
                    """
            ),
        ]
    )
    static let previewFirst = preview(
        files: [
            "people": people.replacing(goal, with: ""), "settings": settings,
            "history/\(ann)/2026": history(of: [WeighIn.ofAnn].compactMap(\.last)),
        ]
    )
    static let previewFigures = preview(
        files: [
            "people": people, "history/\(ann)/2026": annsHistory,
            "settings": settings.replacing("hasReadLimits", with: "showsFigures"),
        ]
    )
    static let previewForecast = preview(
        files: ["people": people, "history/\(ann)/2026": historyOnADiet, "settings": settings]
    )
    static var previewFirstLaunch: AppDependencies { preview(files: [:]) }
    static var previewNotice: AppDependencies {
        let appDependencies = preview(files: ["people": people])
        let notice = StorageError(file: "", reason: .noLocks)
        appDependencies.appStateClient.send(\.notice, notice)
        return appDependencies
    }
    static let previewLoss = preview(files: ["history/\(ann)/2026": annsHistory])
    static var previewNotUndoable: AppDependencies {
        let appDependencies = preview(files: ["people": people])
        let file = "~/.local/share/bmi-tui/.undo.json"
        let notice = StorageError(file: file, reason: .notUndoable(.system(13)))
        appDependencies.appStateClient.send(\.notice, notice)
        return appDependencies
    }
    static let previewBackups = preview(
        files: [
            "people": people, "history/\(ann)/2026": annsHistory,
            "backups/people/2026-11-20": people,
            "backups/people/2026-10-31": people,
            "backups/history/\(ann)/2026/2026-11-19": annsHistory,
            "backups/history/\(ann)/2026/2026-11-18": annsHistory,
        ]
    )
    static let previewFailure = {
        var appDependencies = preview(files: [:])
        let failure = StorageError(file: "~/.local/share/bmi-tui/people.json", reason: .notAFile)
        appDependencies.dataFolderClient = testDependency(of: DataFolderClient.self) {
            $0.data = { _ throws(StorageError) in throw failure }
            $0.version = { _ throws(StorageError) in throw failure }
            $0.keys = { _ throws(StorageError) in throw failure }
            $0.copies = { _ throws(StorageError) in throw failure }
        }
        return appDependencies
    }()

    private nonisolated static let previewTime = LocalTime(
        day: Day(number: 20_777),
        time: TimeOfDay(hour: 7, minute: 30) ?? .midnight
    )
    static let ann = "00000000-0000-0000-0000-000000000001"
    private static let goal = """
        "goalStart":{"day":"2026-08-24","goal":71.5,"trend":74.1},"goalWeight":71.5,
        """
    static let people = """
        {"count":2,"records":[
        {"changedAt":"2026-11-20T07:30:00.000Z","height":178,"id":"\(ann)","name":"Ann",\
        "birthDate":"1988-04-02",\(goal)"sex":"female"},
        {"changedAt":"2026-11-20T07:30:00.000Z","height":171,\
        "id":"00000000-0000-0000-0000-000000000002","name":"太郎"}
        ],"version":1}
        """
    private static let settings = """
        {"count":1,"records":[
        {"changedAt":"2026-11-20T07:30:00.000Z","id":"hasReadLimits","value":true}
        ],"version":1}
        """
    private static let annsHistory = history(of: WeighIn.ofAnn)
    private static let historyOnADiet = history(of: WeighIn.ofAnnOnADiet)

    static func history(of weighIns: [WeighIn]) -> String {
        """
        {"count":\(weighIns.count),"records":[
        \(weighIns.map { line($0) }.joined(separator: ",\n"))
        ],"version":1}
        """
    }

    private static func line(_ weighIn: WeighIn) -> String {
        let measures = Measure.builtIn.compactMap { measure in
            weighIn.measures[measure].map { "\"\(measure.key)\":\($0)," }
        }.joined()
        let own = weighIn.measures.own.entries.map { "\"\($0.id)\":\($0.value)" }
        let values = own.isEmpty ? "" : "\"own\":{\(own.joined(separator: ","))},"
        return """
            {"changedAt":"2026-11-20T07:30:00.000Z","day":"\(weighIn.day)","height":\(Int(weighIn.height)),\
            "id":"\(weighIn.id.text)",\(measures)\(values)"note":"\(weighIn.note)",\
            "time":"\(weighIn.time)","weight":\(weighIn.weight)}
            """
    }

    static func preview(files: [String: String]) -> AppDependencies {
        testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in previewTime }
            },
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.data = { key throws(StorageError) in files[key].map { Data($0.utf8) } }
                $0.keys = { prefix throws(StorageError) in
                    files.keys.filter { $0.hasPrefix("\(prefix)/") }.sorted()
                }
            }
        )
    }
}
