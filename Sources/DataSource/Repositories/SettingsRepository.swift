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

    // True if there are weigh-ins whose unit is a guess: the file that says it is missing or damaged.
    public func isUnitLost() -> Bool {
        guard !isUnitSaid else { return false }
        return (try? records.dataFolderClient.keys(.history))?.contains(where: \.isHistoryKey)
            ?? false
    }

    // A file without the setting has its default.
    private var isUnitSaid: Bool {
        guard (try? records.dataFolderClient.data(.settings)) ?? nil != nil,
            let loaded = try? records.load(.settings, { SettingRecord($0) })
        else { return false }
        guard let unit = loaded.values.first(where: { $0.id == "weightUnit" }) else {
            return !loaded.problems.contains(where: \.mayHideRecords)
        }
        return unit.value.string.flatMap(WeightUnit.init) != nil
    }

    // Says the units of data that begin now; a file that is there says them already.
    public func begin(_ settings: Settings) throws(StorageError) {
        guard try records.dataFolderClient.data(.settings) == nil else { return }
        let units = settings.values.filter { ["weightUnit", "heightUnit"].contains($0.key) }
        try records.save(units.mapValues { [.value: $0] }, in: .settings)
    }

    // Writes changed settings only, so that two running copies keep each other's.
    public func save(_ new: Settings, replacing old: Settings) throws(StorageError) {
        let changed = new.values.changes(since: old.values)
        try records.save(changed.mapValues { [.value: $0] }, in: .settings)
    }

    private func values() throws(StorageError) -> [String: JSONText] {
        let settings = try records.load(.settings) { SettingRecord($0) }
        return Dictionary(settings.values.map { ($0.id, $0.value) }) { first, _ in first }
    }

    private func value(_ name: String) -> JSONText? {
        (try? values())?[name]
    }

    private func set(_ value: JSONText?, _ name: String) {
        FileLock.$patience.withValue(FileLock.haste) {
            _ = try? records.save([name: [.value: value]], in: .settings)
        }
    }
}
