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

    private static let mostKept = 20

    // Columns that were named for an import, by the headers of their tables.
    public var importColumns: [String: ImportedColumns] {
        kept(.importColumns).compactMapValues { try? ImportedColumns($0) }
    }

    // For the next table with this header.
    public func keep(_ columns: [String: ImportedColumns]) {
        keep(columns.mapValues(\.text), in: .importColumns)
    }

    // The app that was chosen where these wrote one file; empty for all of them.
    public func importApp(of apps: [String]) -> String? {
        kept(.importApps)[apps.id].flatMap { $0 == "-" ? "" : apps.contains($0) ? $0 : nil }
    }

    // For the next file of the same apps.
    public func keep(_ app: String, of apps: [String]) {
        keep([apps.id: app.isEmpty ? "-" : app], in: .importApps)
    }

    private func kept(_ name: String) -> [String: String] {
        Dictionary(lines(name).compactMap(\.divided)) { newest, _ in newest }
    }

    private func keep(_ values: [String: String], in name: String) {
        let old = kept(name)
        guard values.contains(where: { old[$0.key] != $0.value }) else { return }
        let lines =
            values.map { "\($0.key) \($0.value)" }
            + lines(name).filter { values[$0.divided?.0 ?? ""] == nil }
        set(JSONText(lines.prefix(Self.mostKept).joined(separator: "\n")), name)
    }

    private func lines(_ name: String) -> [String] {
        (value(name)?.string ?? "").split(separator: "\n").map(String.init)
    }

    public func load() throws(StorageError) -> Settings {
        Settings(try values())
    }

    // Until a weigh-in or a setting says the units, those of the proposal.
    public func load(
        proposing proposal: @autoclosure () -> Settings
    ) throws(StorageError) -> Settings {
        let values = try values()
        var settings = Settings(values)
        guard !Self.saysUnit(values), (try? hasWeighIns()) == false else { return settings }
        let proposal = proposal()
        settings.weightUnit = proposal.weightUnit
        settings.heightUnit = proposal.heightUnit
        return settings
    }

    // Returns what is unreadable; such settings have their defaults.
    public func problems() -> [StorageError] {
        var problems = [StorageError]()
        do throws(StorageError) {
            problems += try records.load(.settings) { SettingRecord($0) }.problems
        } catch {
            problems.append(error)
        }
        return problems + records.problems(ofCopiesOf: [.settings])
    }

    // True if there are weigh-ins whose unit is a guess: no setting says it.
    public func isUnitLost() -> Bool {
        !isUnitSaid && (try? hasWeighIns()) ?? false
    }

    private func hasWeighIns() throws(StorageError) -> Bool {
        try records.dataFolderClient.keys(.history).contains(where: \.isHistoryKey)
    }

    private var isUnitSaid: Bool { (try? values()).map(Self.saysUnit) ?? false }

    private static func saysUnit(_ values: [String: JSONText]) -> Bool {
        (values[weightUnit]?.string).flatMap(WeightUnit.init) != nil
    }

    // Says the units that are not said yet.
    public func begin(_ settings: Settings) throws(StorageError) {
        if !isUnitSaid { try write(settings.units) }
    }

    // Writes changed settings only, so that two running copies keep each other's.
    public func save(_ new: Settings, replacing old: Settings) throws(StorageError) {
        try write(new.values.changes(since: old.values))
    }

    // Saves with a step for undo.
    public func change(_ new: Settings, replacing old: Settings) throws(StorageError) {
        try NotedRecords(records.dataFolderClient, records.dateClient)
            .add { changes throws(StorageError) in
                try write(new.values.changes(since: old.values), &changes)
            }
    }

    private static let weightUnit = "\(StaticString.weightUnit)"
    private static let ofMachine = Settings.namesOfMachine
        .union([.lastPersonID, .hasAlreadyTutorial, .importApps, .importColumns])

    // Settings written before the first weigh-in include the unit: later, a missing one is lost.
    private func write(_ values: [String: JSONText?]) throws(StorageError) {
        var changes = [RecordChange]()
        try write(values, &changes)
    }

    private func write(
        _ values: [String: JSONText?],
        _ changes: inout [RecordChange]
    ) throws(StorageError) {
        var new = values
        if try self.values()[Self.weightUnit] == nil, try !hasWeighIns() {
            new.merge(Settings().units.filter { $0.key == Self.weightUnit }) { old, _ in old }
        }
        for (key, isOfMachine) in [(String.machine, true), (.settings, false)] {
            let own = new.filter { Self.ofMachine.contains($0.key) == isOfMachine }
            try records.save(own.mapValues { [.value: $0] }, in: key, &changes)
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

extension String {
    // An identifier, and what is kept under it.
    fileprivate var divided: (String, String)? {
        let parts = split(separator: " ", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
}

extension [String] {
    fileprivate var id: String { String(joined(separator: "\n").utf8.digest(), radix: 16) }
}

extension Settings {
    init(_ values: [String: JSONText]) {
        self.init()
        var reader = SettingReader(values: values)
        code(&reader)
    }

    var values: [String: JSONText?] { written { $0.code(&$1) } }

    var units: [String: JSONText?] { written { $0.codeUnits(&$1) } }

    static let names = Set(Settings().values.keys)

    static var namesOfMachine: Set<String> {
        Set(Settings().written { $0.codeOfMachine(&$1) }.keys)
    }

    private func written(_ code: (inout Self, inout FieldWriter) -> Void) -> [String: JSONText?] {
        var (settings, writer) = (self, FieldWriter(hasMarks: true))
        code(&settings, &writer)
        return writer.members
    }
}

private struct SettingReader: FieldCoder {
    let values: [String: JSONText]

    // A value that cannot be read is the default.
    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        value = values[name.description]?.read { Value($0) } ?? absent ?? value
    }
}

extension WeightUnit: FieldValue {}
extension HeightUnit: FieldValue {}
extension Scheme: FieldValue {}
extension GrowthReference: FieldValue {}
extension Language: FieldValue {}
extension Weekday: FieldValue {}
extension TrendKind: FieldValue {}
extension ColorChoice: FieldValue {}
extension CharacterChoice: FieldValue {}
extension SyncChoice: FieldValue {}
