import DataSource
import Model
import Testing

struct EntryServiceTests {
    let sut = EntryService(.testDependencies())

    @Test(arguments: [
        ("72.4", 72.4), ("72,4", 72.4), (" 72 ", 72), ("0.5", 0.5), ("650", 650), ("７２．４", 72.4),
        ("72.4kg", 72.4), ("72,4 KG", 72.4), ("160lb", 72.5747792), ("160 lbs", 72.5747792),
        ("11st6", 72.5747792), ("11st 6.5", 72.801575385), ("11 st 6 lb", 72.5747792),
        ("11.5st", 73.02837157),
    ])
    func weight_number_isRead(text: String, weight: Double) throws {
        #expect(abs(try sut.weight(text) - weight) < 1e-9)
    }

    @Test(arguments: [
        ("", EntryError.missing), ("  ", .missing), ("abc", .notANumber), ("1e2", .notANumber),
        ("nan", .notANumber), ("inf", .notANumber), ("7.2.4", .notANumber), ("72 g", .notANumber),
        ("11st 14", .notANumber), ("11.5st 2", .notANumber), ("11st6,5.5", .bothDecimalMarks),
        (".", .notANumber), ("-70", .notANumber),
        ("1,234.5", .bothDecimalMarks), ("0.4", .weightOutOfBounds(0.5...650)),
        ("650.1", .weightOutOfBounds(0.5...650)),
        (String(repeating: "9", count: 400), .weightOutOfBounds(0.5...650)),
    ])
    func weight_noWeight_throws(text: String, error: EntryError) {
        #expect(throws: error) { try sut.weight(text) }
    }

    @Test(arguments: [
        ("160", WeightUnit.pounds, 72.5747792), ("11.5", .stones, 73.02837157),
        ("70kg", .pounds, 70), ("11st6", .kilograms, 72.5747792),
    ])
    func weight_unit_isThatOfTheTextOrTheChosen(
        text: String,
        unit: WeightUnit,
        weight: Double
    ) throws {
        #expect(abs(try sut.weight(text, unit: unit) - weight) < 1e-9)
    }

    @Test(arguments: [
        (".6", WeightUnit.kilograms, 73.8, 73.6), (",65", .kilograms, 73.8, 73.65),
        (".", .kilograms, 73.8, 73.8), (".5", .pounds, 72.5747792, 72.801575385),
    ])
    func weight_shorthand_isOfTheLastWeight(
        text: String,
        unit: WeightUnit,
        last: Double,
        weight: Double
    ) throws {
        #expect(abs(try sut.weight(text, unit: unit, last: last) - weight) < 1e-9)
    }

    @Test(arguments: [
        ("30", 30), ("272", 272), ("178,5", 178.5), ("178cm", 178), ("1.78m", 178),
        ("1,78 m", 178), ("5'10", 177.8), ("5'10.5\"", 179.07), ("5ft10", 177.8),
        ("5 ft 10 in", 177.8), ("70in", 177.8), ("5’10”", 177.8), ("１７８", 178),
    ])
    func height_number_isRead(text: String, height: Double) throws {
        #expect(abs(try sut.height(text) - height) < 1e-9)
    }

    @Test(arguments: [("70", 177.8), ("6", 182.88), ("178cm", 178)])
    func height_feetAndInches_plainNumberIsEither(text: String, height: Double) throws {
        #expect(abs(try sut.height(text, unit: .feetAndInches) - height) < 1e-9)
    }

    @Test(arguments: ["5'12", "5.5'2", "5'10'2", "tall", "178kg"])
    func height_noHeight_throws(text: String) {
        #expect(throws: EntryError.notANumber) { try sut.height(text) }
    }

    @Test
    func birthDate_text_isADayNotAheadAndNotTooLongAgo() throws {
        let today = try #require(Day("2026-11-20"))
        #expect(try sut.birthDate("", today: today) == nil)
        #expect(try sut.birthDate(" 1990-02-28 ", today: today) == Day("1990-02-28"))
        #expect(throws: EntryError.notADay) { try sut.birthDate("1990-02-30", today: today) }
        #expect(throws: EntryError.inTheFuture) { try sut.birthDate("2026-11-21", today: today) }
        #expect(throws: EntryError.tooOld(limit: 130)) {
            try sut.birthDate("1895-11-20", today: today)
        }
    }

    @Test(arguments: ["29.9", "272.1", "1780"])
    func height_outOfBounds_throws(text: String) {
        #expect(throws: EntryError.heightOutOfBounds(30...272)) { try sut.height(text) }
    }

    @Test(arguments: [(" Ada\u{1B}[31m\n ", "Ada[31m"), ("愛 👩‍💻", "愛 👩‍💻")])
    func name_text_isWithoutControlCharactersAndBlanksAround(text: String, name: String) throws {
        #expect(try sut.name(text) == name)
    }

    @Test(arguments: ["", " \t\u{3000}", "\u{1B}", "\u{200B}", "\u{3164}\u{2800}"])
    func name_onlyBlanks_throws(text: String) {
        #expect(throws: EntryError.missing) { try sut.name(text) }
    }

    @Test(arguments: [(72.4, "72.4"), (178, "178")])
    func text_number_isShort(number: Double, text: String) {
        #expect(sut.text(number) == text)
    }
}
