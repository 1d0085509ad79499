import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct MeasureTests {
    private let folder = TemporaryFolder()
    private let ada = UUID(9)

    private var sut: WeighInRepository { WeighInRepository(folder.client, .testValue) }

    private var weighIn: WeighIn {
        var weighIn = WeighIn.sample(1, "2026-11-20")
        weighIn.measures = Measures([.waist: 88, .bodyFat: 21.5])
        return weighIn
    }

    private var text: String {
        get throws { try #require(folder.text("history/\(ada.text)/2026.json")) }
    }

    @Test
    func save_measures_areMembersInTheOrderOfTheirNames() throws {
        try sut.save(weighIn, of: ada)
        let record = try #require(text.split(separator: "\n").dropFirst().first)
        #expect(record.hasPrefix("{\"bodyFat\":21.5,\"changedAt\""))
        #expect(record.contains(",\"waist\":88,\"weight\""))
        #expect(try sut.load(of: ada).values == [weighIn])
    }

    @Test
    func save_withoutMeasures_hasNoMember() throws {
        try sut.save(.sample(1, "2026-11-20"), of: ada)
        #expect(try !text.contains("waist") && !text.contains("bodyFat"))
        #expect(try sut.load(of: ada).values.first?.measures == Measures())
    }

    @Test
    func add_manyWithMeasures_areRead() throws {
        let person = Person(id: ada, name: "Ada", height: 178)
        let outcome = try sut.add(
            [ImportPart(person: person, isNew: false, weighIns: [weighIn])],
            isIrreversible: false,
            isCancelled: { false }
        )
        guard case .done = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try sut.load(of: ada).values == [weighIn])
    }

    @Test(arguments: Measure.builtIn)
    func replace_oneMeasure_keepsTheOther(measure: Measure) throws {
        try sut.save(weighIn, of: ada)
        var new = weighIn
        new.measures[measure] = nil
        #expect(try sut.replace(weighIn, with: new, of: ada) == .done)
        #expect(try sut.load(of: ada).values.map(\.measures) == [new.measures])
        #expect(try !text.contains("\"\(measure.key)\""))
    }

    @Test(arguments: ["0", "\"long\"", "null", "-3", "[]"])
    func load_aMeasureThatIsNone_isAbsentAndKept(value: String) throws {
        try sut.save(weighIn, of: ada)
        let edited = try text.replacing("\"waist\":88", with: "\"waist\":\(value)")
        try folder.write(edited, "history/\(ada.text)/2026.json")
        let loaded = try sut.load(of: ada)
        #expect(loaded.values.map(\.measures[.waist]) == [nil])
        let members = loaded.problems.map { problem -> String in
            if case .impossible(2, let member) = problem.reason { member } else { "\(problem)" }
        }
        #expect(members == (["0", "null"].contains(value) ? [] : ["\"waist\":\(value)"]))
        var new = try #require(loaded.values.first)
        new.note = "later"
        #expect(try sut.replace(loaded.values[0], with: new, of: ada) == .done)
        #expect(try text.contains("\"waist\":\(value)"))
    }

    // No bounds contain 0, which `Measures` stores for an absent value.
    @Test(arguments: Measure.builtIn)
    func bounds_areAboveZero(measure: Measure) {
        #expect(measure.bounds.lowerBound > 0)
    }
}
