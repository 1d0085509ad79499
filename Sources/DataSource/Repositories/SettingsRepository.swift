public import Essentials

public struct SettingsRepository: Sendable {
    private let records: RecordRepository

    public init(_ userDefaultsClient: UserDefaultsClient, _ dateClient: DateClient) {
        records = RecordRepository(userDefaultsClient, dateClient)
    }

    // What the app remembers by itself, where a failure is not worth a word, nor the lock a wait.
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

    // Of what cannot be read of them, and is then as if it had never been chosen.
    public func problems() -> [StorageError] {
        var problems = [StorageError]()
        do throws(StorageError) {
            problems += try records.load(.settings) { SettingRecord($0) }.problems
        } catch {
            problems.append(error)
        }
        return problems + records.problems(ofCopiesOf: .settings)
    }

    // Only what was changed is written, so that two copies running keep each other's choices.
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
