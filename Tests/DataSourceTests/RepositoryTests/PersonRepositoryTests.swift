import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct PersonRepositoryTests {
    let folder = TemporaryFolder()

    var sut: PersonRepository {
        PersonRepository(folder.client, .testValue)
    }

    /// A people.json that was merged by lines.
    @Test
    func load_twoRecordsOfOnePerson_areNamedAndBothKept() throws {
        let folder = TemporaryFolder()
        let sut = PersonRepository(folder.client, .testValue)
        let (id, other) = (UUID(9).text, UUID(8).text)
        let lines = [
            #"{"changedAt":"2026-11-20T07:31:00.000Z","height":170,"id":"\#(id)","name":"Ada"}"#,
            #"{"changedAt":"2026-11-20T07:31:00.000Z","height":171,"id":"\#(id)","name":"Ada L"}"#,
            #"{"changedAt":"2026-11-20T07:30:00.000Z","height":180,"id":"\#(other)","name":"Bob"}"#,
        ]
        let text = lines.joined(separator: ",\n")
        try folder.write("{\"count\":3,\"records\":[\n\(text)\n],\"version\":1}\n", "people.json")
        let loaded = try sut.load()
        #expect(Set(loaded.values.map(\.name)) == ["Ada", "Ada L", "Bob"])
        #expect(loaded.values.first { $0.id == UUID(9) }?.name == "Ada")
        #expect(loaded.problems.map(\.reason) == [.namesakes])
        let bob = try #require(loaded.values.first { $0.name == "Bob" })
        var renamed = bob
        renamed.name = "Bo"
        #expect(try sut.save(renamed, replacing: bob) == .done)
        #expect(Set(try sut.load().values.map(\.name)) == ["Ada", "Ada L", "Bo"])
    }

    @Test
    func load_noFile_isEmpty() throws {
        #expect(try sut.load() == .empty)
    }

    @Test
    func save_person_isOneLineOfAReadableFile() throws {
        try sut.save(.ada)
        #expect(
            folder.text("people.json") == """
                {"count":1,"records":[
                {"birthDate":"1815-12-10","changedAt":"1970-01-01T00:00:00.000Z","goalWeight":58.5,\
                "height":165,"id":"00000000-0000-0000-0000-000000000001","name":"Ada \\"愛\\" \\\\ 👩‍💻",\
                "sex":"female"}
                ],"version":1}

                """
        )
        #expect(try sut.load() == Loaded(values: [.ada], problems: []))
        #expect(folder.mode("people.json") == 0o600)
        #expect(folder.mode("") == 0o700)
    }

    @Test
    func save_changedPerson_keepsWhatThisVersionDoesNotKnow() throws {
        try folder.write(
            """
            { "color": {"a": [1, 2]}, "count": 2, "version": 1, "records": [
              {"id":"00000000-0000-0000-0000-000000000002","x" : "é", "changedAt":""},
              {"id":"00000000-0000-0000-0000-000000000001", "name":"Ad", "height":1,
               "shoe":{"size": [38.50,
               "a b"]}, "changedAt":"1970-01-01T00:00:00.000Z", "goalWeight":70}
            ], "z": null}
            """,
            "people.json"
        )
        var person = Person.ada
        person.goalWeight = nil
        try sut.save(person)
        #expect(
            folder.text("people.json") == """
                {"color":{"a": [1, 2]},"count":2,"records":[
                {"id":"00000000-0000-0000-0000-000000000002","x" : "é", "changedAt":""},
                {"birthDate":"1815-12-10","changedAt":"1970-01-01T00:00:00.001Z",\
                "height":165,"id":"00000000-0000-0000-0000-000000000001","name":"Ada \\"愛\\" \\\\ 👩‍💻",\
                "sex":"female","shoe":{"size":[38.50,"a b"]}}
                ],"version":1,"z":null}

                """
        )
    }

    @Test
    func delete_person_leavesAMark() throws {
        try sut.save(.ada)
        try sut.delete(.ada)
        #expect(try sut.load() == .empty)
        #expect(
            folder.text("people.json") == """
                {"count":1,"records":[
                {"changedAt":"1970-01-01T00:00:00.001Z","deleted":true,\
                "id":"00000000-0000-0000-0000-000000000001"}
                ],"version":1}

                """
        )
    }

    @Test(arguments: [
        ("", StorageError.Reason.malformed(line: 1)),
        ("{\"count\":1,\"records\":[\n{\"id\":1\n", .malformed(line: 3)),
        ("{\"count\":1,\"records\":[],\"version\":1}", .incomplete(expected: 1, found: 0)),
        ("{\"count\":0,\"records\":[],\"records\":[],\"version\":1}", .malformed(line: 1)),
        ("{\"count\":0,\"records\":[],\"version\":2}", .newerVersion(2)),
        ("{\"everything\":\"else\",\"version\":3}", .newerVersion(3)),
    ])
    func save_unreadableFile_throwsAndLeavesIt(text: String, reason: StorageError.Reason) throws {
        try folder.write(text, "people.json")
        let file = "\(folder.path)/people.json"
        #expect(throws: StorageError(file: file, reason: reason)) { try sut.save(.ada) }
        #expect(folder.text("people.json") == text)
    }

    @Test
    func save_twoCopies_keepEachOthersChanges_andWhatIsUnknown() throws {
        try folder.write(
            """
            {"count":1,"records":[
            {"changedAt":"1970-01-01T00:00:00.000Z","height":165,\
            "id":"00000000-0000-0000-0000-000000000001","name":"Ada","shoe":38}
            ],"version":1}

            """,
            "people.json"
        )
        let old = try #require(try sut.load().values.first)
        var here = old
        here.height = 166
        var elsewhere = old
        elsewhere.name = "Ada L."
        elsewhere.goalWeight = 58
        _ = try sut.save(elsewhere, replacing: old)
        _ = try sut.save(here, replacing: old)
        let kept = try #require(try sut.load().values.first)
        #expect(kept.name == "Ada L.")
        #expect(kept.height == 166)
        #expect(kept.goalWeight == 58)
        #expect(folder.text("people.json")?.contains("\"shoe\":38") == true)
    }

    @Test
    func save_sameFieldInTwoCopies_theLastOneStays() throws {
        try sut.save(.ada)
        for height in [166.0, 167] {
            var ada = Person.ada
            ada.height = height
            _ = try sut.save(ada, replacing: .ada)
        }
        #expect(try sut.load().values.map(\.height) == [167])
    }

    @Test
    func save_fieldIsTakenAway_isGone() throws {
        try sut.save(.ada)
        var ada = Person.ada
        ada.goalWeight = nil
        _ = try sut.save(ada, replacing: .ada)
        #expect(try sut.load().values.map(\.goalWeight) == [nil])
        #expect(folder.text("people.json")?.contains("goalWeight") == false)
    }

    @Test
    func save_personWasDeletedElsewhere_comesBackWhole() throws {
        try sut.save(.ada)
        try sut.delete(.ada)
        var ada = Person.ada
        ada.height = 166
        _ = try sut.save(ada, replacing: .ada)
        let kept = try sut.load()
        #expect(kept.problems.isEmpty)
        #expect(kept.values.map(\.name) == [Person.ada.name])
        #expect(kept.values.map(\.height) == [166])
    }

    @Test
    func load_newerVersion_isReadAndNamed() throws {
        try sut.save(.ada)
        let text = try #require(folder.text("people.json"))
        try folder.write(text.replacing("\"version\":1", with: "\"version\":2"), "people.json")
        let loaded = try sut.load()
        #expect(loaded.values == [.ada])
        #expect(loaded.problems.map(\.reason) == [.newerVersion(2)])
    }
}

extension Person {
    static let ada = Person(
        id: UUID(1),
        name: "Ada \"愛\" \\ 👩‍💻",
        height: 165,
        birthDate: Day("1815-12-10"),
        sex: .female,
        goalWeight: 58.5,
        changedAt: Date(timeIntervalSince1970: 0)
    )
}
