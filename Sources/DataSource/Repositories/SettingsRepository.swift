public import Essentials

public struct SettingsRepository: Sendable {
    private let records: RecordRepository

    public init(_ dataFolderClient: DataFolderClient, _ dateClient: DateClient) {
        records = RecordRepository(dataFolderClient, dateClient)
    }

    // Remembered state: failures are ignored, and writes wait for the lock at most 100 ms.
    public var hasAlreadyTutorial: Bool {
        get { value(.hasAlreadyTutorial) == .true }
        nonmutating set { set(newValue ? .true : .false, .hasAlreadyTutorial) }
    }

    public var lastPersonID: Person.ID? {
        get { value(.lastPersonID)?.uuid }
        nonmutating set { set(newValue.map { JSONText($0.text) }, .lastPersonID) }
    }

    public func load() throws(StorageError) -> Settings {
        Settings(try values())
    }

    // Returns what is unreadable; such settings have their defaults.
    public func problems() -> [StorageError] {
        var problems = [StorageError]()
        do throws(StorageError) {
            problems += try records.load(.settings) { SettingRecord($0) }.problems
        } catch {
            problems.append(error)
        }
        return problems + records.problems(ofCopiesOf: .settings)
    }

    // True if there are weigh-ins whose unit is a guess: no setting says it.
    public func isUnitLost() -> Bool {
        !isUnitSaid && (try? hasWeighIns()) ?? false
    }

    private func hasWeighIns() throws(StorageError) -> Bool {
        try records.dataFolderClient.keys(.history).contains(where: \.isHistoryKey)
    }

    private var isUnitSaid: Bool {
        ((try? values())?["weightUnit"]?.string).flatMap(WeightUnit.init) != nil
    }

    // Says the units that are not said yet.
    public func begin(_ settings: Settings) throws(StorageError) {
        if !isUnitSaid { try write(settings.units) }
    }

    // Writes changed settings only, so that two running copies keep each other's.
    public func save(_ new: Settings, replacing old: Settings) throws(StorageError) {
        try write(new.values.changes(since: old.values))
    }

    // Names of what holds for one machine: the other settings are shared.
    private static let ofMachine: Set<String> = [
        .lastPersonID, .hasAlreadyTutorial, "characters", "colors", "hasReadGoalHint",
        "hasReadLimits", "isColorEnabled", "isMouseEnabled", "sync",
    ]

    // Settings written before the first weigh-in include the unit: later, a missing one is lost.
    private func write(_ changes: [String: JSONText?]) throws(StorageError) {
        var changes = changes
        if try values()["weightUnit"] == nil, try !hasWeighIns() {
            changes.merge(Settings().units.filter { $0.key == "weightUnit" }) { old, _ in old }
        }
        for (key, isOfMachine) in [(String.machine, true), (.settings, false)] {
            let own = changes.filter { Self.ofMachine.contains($0.key) == isOfMachine }
            try records.save(own.mapValues { [.value: $0] }, in: key)
        }
    }

    // Earlier versions shared all of them.
    private func values() throws(StorageError) -> [String: JSONText] {
        let values =
            try records.load(.settings) { SettingRecord($0) }.values
            + records.load(.machine) { SettingRecord($0) }.values
        return Dictionary(values.map { ($0.id, $0.value) }) { _, ofMachine in ofMachine }
    }

    private func value(_ name: String) -> JSONText? {
        (try? values())?[name]
    }

    private func set(_ value: JSONText?, _ name: String) {
        FileLock.$patience.withValue(FileLock.haste) {
            _ = try? write([name: value])
        }
    }
}
