import Essentials
import Testing

@testable import DataSource

/// Measures of a person's own, as records.
@Suite(.timeLimit(.minutes(10)))
struct OwnMeasureTests {
    private let folder = TemporaryFolder()
    private let ada = Person(id: UUID(1), name: "Ada", height: 170)
    private let arms = OwnMeasure(id: "1a2b3c4d", name: "Arms", unit: "cm", bounds: 15...60)

    private var people: PersonRepository { PersonRepository(folder.client, .testValue) }
    private var sut: WeighInRepository { WeighInRepository(folder.client, .testValue) }
    private var weighIn: WeighIn {
        var weighIn = WeighIn.sample(1, "2026-11-20")
        weighIn.measures.own["1a2b3c4d"] = 32.5
        weighIn.measures.own["removed"] = 7
        return weighIn
    }
    private var text: String {
        get throws { try #require(folder.text("history/\(ada.id.text)/2026.json")) }
    }

    @Test
    func save_aPerson_readsItsMeasuresAgain() throws {
        var person = ada
        person.ownMeasures = [arms, OwnMeasure(id: "x-2", name: "段", decimals: 0)]
        try people.save(person)
        #expect(try people.load().values.map(\.ownMeasures) == [person.ownMeasures])
        let members =
            #""measures":[{"decimals":1,"high":60,"id":"1a2b3c4d","low":15,"name":"Arms","unit":"cm"},"#
        #expect(try #require(folder.text("people.json")).contains(members))
    }

    // Older programs keep the member as an unknown one.
    @Test
    func save_aRemovedMeasure_isKept() throws {
        var person = ada
        person.formerMeasures = [arms]
        try people.save(person)
        #expect(try people.load().values.map(\.formerMeasures) == [[arms]])
        #expect(try #require(folder.text("people.json")).contains(#""formerMeasures":[{"#))
    }

    @Test
    func save_withoutMeasures_hasNoMember() throws {
        try people.save(ada)
        try sut.save(.sample(1, "2026-11-20"), of: ada.id)
        #expect(try !#require(folder.text("people.json")).lowercased().contains("measures"))
        #expect(try !text.contains("own"))
    }

    @Test(arguments: ["7", "[1]", #"[{"id":"a/b","name":"Arms"}]"#, #"[{"id":"a","name":""}]"#])
    func load_measuresThatAreNone_areAbsentAndKept(value: String) throws {
        try people.save(ada)
        let file = try #require(folder.text("people.json"))
        try folder.write(
            file.replacing("\"name\"", with: "\"measures\":\(value),\"name\""),
            "people.json"
        )
        let person = try #require(try people.load().values.first)
        #expect(person.ownMeasures.isEmpty)
        var renamed = person
        renamed.name = "Ada L."
        _ = try people.save(renamed, replacing: person)
        #expect(try #require(folder.text("people.json")).contains("\"measures\":\(value)"))
    }

    @Test
    func save_values_areReadAgain() throws {
        try sut.save(weighIn, of: ada.id)
        #expect(try text.contains(#""own":{"1a2b3c4d":32.5,"removed":7},"time""#))
        #expect(try sut.load(of: ada.id).values == [weighIn])
        #expect(try sut.load(of: ada.id).values.first?.details == weighIn.details)
    }

    @Test
    func load_valuesWithBlanks_areRead() throws {
        try sut.save(weighIn, of: ada.id)
        try folder.write(
            try text.replacing("\"own\":{", with: "\"own\" : { "),
            "history/\(ada.id.text)/2026.json"
        )
        #expect(try sut.load(of: ada.id).values.map(\.measures) == [weighIn.measures])
    }

    @Test
    func replace_oneValue_keepsTheOthers() throws {
        try sut.save(weighIn, of: ada.id)
        var new = weighIn
        new.measures.own["1a2b3c4d"] = nil
        _ = try sut.replace(weighIn, with: new, of: ada.id)
        #expect(try sut.load(of: ada.id).values.map(\.measures.own["removed"]) == [7])
        #expect(try !text.contains("1a2b3c4d"))
    }

    @Test
    func add_missingValues_areAddedAndUndone() throws {
        var person = ada
        person.ownMeasures = [arms]
        try people.save(person)
        var old = weighIn
        old.measures.own["1a2b3c4d"] = nil
        old.measures.own["removed"] = nil
        try sut.save(old, of: ada.id)
        var part = ImportPart(person: person, isNew: false)
        part.missing = [weighIn.id: weighIn.measures]
        let outcome = try sut.add([part], isIrreversible: false, isCancelled: { false })
        guard case .done = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try sut.load(of: ada.id).values.map(\.measures) == [weighIn.measures])
        let undo = UndoRepository(folder.client, .testValue, .testValue)
        #expect(undo.lastChange() == .completed(1, of: ada.id))
        _ = try undo.run(.undo)
        #expect(try sut.load(of: ada.id).values.map(\.measures) == [old.measures])
    }
}
