import DocumentationPages
import Essentials
import Testing

@testable import DataSource

/// Written files match `data.schema.json`.
@Suite(.timeLimit(.minutes(10)))
struct SchemaTests {
    private let folder = TemporaryFolder()
    private let schema: JSONSchema

    init() throws {
        let text = try MarkdownPage("Sources/DataSource/data.schema.json").text
        schema = try #require(JSONSchema(text))
    }

    @Test
    func files_afterEveryKindOfChange_areAsTheSchemaSays() throws {
        try fill()
        let files = folder.files.filter { !$0.key.hasPrefix(".") }
        #expect(Set(files.keys.compactMap(definition)).count == 3)
        for (name, text) in files {
            let kind = try #require(definition(of: name), "\(name)")
            #expect(schema.faults(in: text, kind) == [], "\(name)")
        }
        #expect(files.contains { $0.value.contains("deleted") })
    }

    @Test
    func backup_isAsTheSchemaSays() throws {
        try fill()
        let sut = ArchiveRepository(.testValue, folder.client, .testValue)
        let text = String(decoding: try sut.bytes(of: sut.make()), as: UTF8.self)
        #expect(schema.faults(in: text, "backupFile") == [])
        let wrong = text.replacing("\"weight\":72.4", with: "\"weight\":\"72.4\"")
        #expect(schema.faults(in: wrong, "backupFile").count == 1)
    }

    @Test
    func members_ofEveryRecord_areInTheSchema() {
        #expect(schema.members(of: "weighIn") == names(of: WeighIn.empty).union(["movesTo"]))
        #expect(schema.members(of: "person") == names(of: Person.empty))
        #expect(schema.members(of: "goalStart") == names(of: Goal.empty))
        // Earlier versions wrote the last one.
        let settings = Set(Settings().values.keys).union([
            .hasAlreadyTutorial, .importApps, .importColumns, .lastPersonID, "hasReadGoalHint",
        ])
        #expect(schema.members(of: "setting", wordsFor: "id") == settings)
    }

    @Test
    func examplesOfThePage_areAsTheSchemaSays() throws {
        let page = try MarkdownPage("Sources/DataSource/README.md").text
        var (rest, count) = (page[...], 0)
        while let start = rest.firstRange(of: "```json\n"),
            let end = rest[start.upperBound...].firstRange(of: "```")
        {
            let text = String(rest[start.upperBound..<end.lowerBound])
            let names = ["peopleFile", "historyFile", "settingsFile"]
            #expect(schema.faults(in: text, names[count % 3]) == [])
            #expect(try RecordFile(Array(text.utf8)[...]).alteration == 0)
            count += 1
            rest = rest[end.upperBound...]
        }
        #expect(count == 3)
    }

    @Test(arguments: [
        (#"{"count":1,"records":[],"version":2}"#, "version: const"),
        (#"{"records":[],"version":1}"#, "no count"),
        (#"{"count":1,"records":[{"id":"x"}],"version":1}"#, "records[0]"),
    ])
    func faults_ofAnotherFile_areNamed(_ text: String, _ fault: String) {
        #expect(schema.faults(in: text, "historyFile").contains { $0.contains(fault) })
    }

    private func names(of record: some Recordable) -> Set<String> {
        var (record, coder) = (record, NameCoder())
        record.code(&coder)
        return coder.names
    }

    private func definition(of name: String) -> String? {
        let path = name.hasPrefix("backups/") ? String(name.dropFirst("backups/".count)) : name
        if path.hasPrefix("people") { return "peopleFile" }
        if path.hasPrefix("settings") || path.hasPrefix("machine") { return "settingsFile" }
        return path.hasPrefix("history") ? "historyFile" : nil
    }

    private func fill() throws {
        let people = PersonRepository(folder.client, .testValue)
        let weighIns = WeighInRepository(folder.client, .testValue)
        let day = try #require(Day("2026-11-20"))
        var person = Person(
            id: UUID(1),
            name: "Ann",
            height: 178,
            heightSince: day,
            birthDate: day,
            sex: .female
        )
        person.goal = Goal(weight: 76, range: 75...77, by: day, setOn: day, trend: 78)
        person.goal?.reachedOn = day
        try people.save(person)
        try people.save(Person(id: UUID(2), name: "太郎", height: 172.5))
        for (id, weight) in [(UInt8(3), 72.4), (4, 73), (5, 80.25)] {
            let weighIn = WeighIn(
                id: UUID(id),
                day: day,
                time: .midnight,
                weight: weight,
                height: 178,
                measures: Measures([.waist: 88, .bodyFat: 21.5]),
                note: "a\n\"b\""
            )
            try weighIns.save(weighIn, of: UUID(1))
            var changed = weighIn
            changed.note = ""
            if id == 3 { _ = try weighIns.replace(weighIn, with: changed, of: UUID(1)) }
            if id == 4 { try weighIns.delete(weighIn, of: UUID(1)) }
            if id == 5 { _ = try weighIns.move(weighIn, from: UUID(1), to: UUID(2)) }
        }
        let settings = SettingsRepository(folder.client, .testValue)
        var chosen = Settings(language: .japanese, weekStart: .sunday)
        chosen.scheme = .jasso
        try settings.save(chosen, replacing: Settings())
        try settings.save(Settings(), replacing: chosen)
        settings.hasAlreadyTutorial = true
        settings.lastPersonID = UUID(1)
    }
}

/// Collects the names of a record's members.
private struct NameCoder: FieldCoder {
    private(set) var names: Set<String> = []

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        names.insert(name.description)
    }

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        names.insert(name.description)
    }
}
