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

    private static let mostColumns = 20

    // Columns that were named for an import, by the headers of their tables.
    public var importColumns: [String: ImportedColumns] {
        Dictionary(
            keptColumns.compactMap { line in
                guard let (id, text) = line.divided else { return nil }
                return (try? ImportedColumns(text)).map { (id, $0) }
            },
            uniquingKeysWith: { newest, _ in newest }
        )
    }

    // For the next table with this header.
    public func keep(_ columns: [String: ImportedColumns]) {
        guard !columns.isEmpty, columns.contains(where: { importColumns[$0.key] != $0.value })
        else { return }
        let lines =
            columns.map { "\($0.key) \($0.value.text)" }
            + keptColumns.filter { columns[$0.divided?.id ?? ""] == nil }
        let text = lines.prefix(Self.mostColumns).joined(separator: "\n")
        set(JSONText(text), .importColumns)
    }

    private var keptColumns: [String] {
        (value(.importColumns)?.string ?? "").split(separator: "\n").map(String.init)
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
        .union([.lastPersonID, .hasAlreadyTutorial, .importColumns])

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
    // The identifier of a header, and the columns that were named for it.
    fileprivate var divided: (id: String, columns: String)? {
        let parts = split(separator: " ", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
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
