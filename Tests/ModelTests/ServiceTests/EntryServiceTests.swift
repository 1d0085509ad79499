import Model
import Testing

struct EntryServiceTests {
    let sut = EntryService(.testDependencies())

    @Test(arguments: [("72.4", 72.4), ("72,4", 72.4), (" 72 ", 72), ("0.5", 0.5), ("650", 650)])
    func weight_number_isRead(text: String, weight: Double) throws {
        #expect(try sut.weight(text) == weight)
    }

    @Test(arguments: [
        ("", EntryError.missing), ("  ", .missing), ("abc", .notANumber), ("1e2", .notANumber),
        ("nan", .notANumber), ("inf", .notANumber), ("7.2.4", .notANumber), ("-70", .notANumber),
        ("1,234.5", .bothDecimalMarks), ("0.4", .outOfBounds(lower: 0.5, upper: 650)),
        ("650.1", .outOfBounds(lower: 0.5, upper: 650)), ("７２", .notANumber),
        (String(repeating: "9", count: 400), .outOfBounds(lower: 0.5, upper: 650)),
    ])
    func weight_noWeight_throws(text: String, error: EntryError) {
        #expect(throws: error) { try sut.weight(text) }
    }

    @Test(arguments: [("30", 30), ("272", 272), ("178,5", 178.5)])
    func height_number_isRead(text: String, height: Double) throws {
        #expect(try sut.height(text) == height)
    }

    @Test(arguments: ["29.9", "272.1", "1780"])
    func height_outOfBounds_throws(text: String) {
        #expect(throws: EntryError.outOfBounds(lower: 30, upper: 272)) { try sut.height(text) }
    }

    @Test(arguments: [(" Ada\u{1B}[31m\n ", "Ada[31m"), ("愛 👩‍💻", "愛 👩‍💻")])
    func name_text_isWithoutControlCharactersAndBlanksAround(text: String, name: String) throws {
        #expect(try sut.name(text) == name)
    }

    @Test(arguments: ["", " \t\u{3000}", "\u{1B}"])
    func name_onlyBlanks_throws(text: String) {
        #expect(throws: EntryError.missing) { try sut.name(text) }
    }

    @Test(arguments: [(72.4, "72.4"), (178, "178")])
    func text_number_isShort(number: Double, text: String) {
        #expect(sut.text(number) == text)
    }
}
