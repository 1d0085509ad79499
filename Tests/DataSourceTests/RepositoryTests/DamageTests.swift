import Essentials
import Testing

@testable import DataSource

/// What is wrong with a file as a whole is found without reading its records.
@Suite(.timeLimit(.minutes(10)))
struct DamageTests {
    private let folder = TemporaryFolder()
    private let name = "history/\(UUID(9).text)/2010.json"

    private var sut: WeighInRepository { WeighInRepository(folder.client, .testValue) }

    private static let whole = """
        {"count":1,"records":[
        \(RecordReadingTests.line())
        ],"version":1}

        """

    @Test
    func damage_wholeFile_isNone_inItsYearsAlone() throws {
        try folder.write(Self.whole, name)
        #expect(try sut.damage(of: UUID(9), in: [2010]) == [])
        try folder.write("{", name)
        #expect(try sut.damage(of: UUID(9), in: [2009, 2011]) == [])
        #expect(try sut.damage(of: UUID(8), in: [2010]) == [])
    }

    @Test(arguments: RecordReadingTests.noJSON)
    func damage_noJSON_isWhatReadingSays(_ line: String) throws {
        try isWhatReadingSays(Self.whole.replacing(RecordReadingTests.line(), with: line))
    }

    @Test
    func damage_anyCut_isWhatReadingSays() throws {
        for length in 0..<Self.whole.utf8.count - 2 {
            try isWhatReadingSays(String(Self.whole.prefix(length)))
        }
    }

    @Test(arguments: [("\"count\":1", "\"count\":2"), ("\"version\":1", "\"version\":99")])
    func damage_otherHead_isWhatReadingSays(_ old: String, _ new: String) throws {
        try isWhatReadingSays(Self.whole.replacing(old, with: new))
    }

    @Test
    func damage_deepValue_isWhatReadingSays() throws {
        let deep = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
        let line = RecordReadingTests.line(",\"x\":\(deep)")
        try isWhatReadingSays(Self.whole.replacing(RecordReadingTests.line(), with: line))
    }

    private func isWhatReadingSays(_ text: String) throws {
        try folder.write(text, name)
        let problems = try sut.load(of: UUID(9)).problems
        #expect(problems.count == 1, "\(text)")
        #expect(try sut.damage(of: UUID(9), in: [2010]) == problems, "\(text)")
    }
}
