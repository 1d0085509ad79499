import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct EntryServiceTests {
    let sut = EntryService(.testDependencies())

    @Test(arguments: [
        ("72.4", 72.4), ("72,4", 72.4), (" 72 ", 72), ("0.5", 0.5), ("650", 650), ("７２．４", 72.4),
        ("72.4kg", 72.4), ("72,4 KG", 72.4), ("160lb", 72.5747792), ("160 lbs", 72.5747792),
        ("11st6", 72.5747792), ("11st 6.5", 72.801575385), ("11 st 6 lb", 72.5747792),
        ("11.5st", 73.02837157), ("72400 g", 72.4), ("72400グラム", 72.4), ("72.4㎏", 72.4),
        ("160℔", 72.5747792),
    ])
    func weight_number_isRead(text: String, weight: Double) throws {
        #expect(abs(try sut.weight(text) - weight) < 1e-9)
    }

    @Test(arguments: [
        ("2026-11-13T07:30", ["2026-11-13", "07:30"]), ("2026-11-13 730", nil),
        ("20:26T07:30", nil),
    ])
    func dayAndTime_ofOneWord_areTwo(word: String, parts: [Substring]?) {
        #expect(EntryService.dayAndTime(word) == parts)
    }

    @Test(arguments: [
        ("72.4kg", true), ("11st 6", true), ("81.3-72.4lb", true), ("７２キロ", true), ("72.4", false),
        ("72,4", false), ("81.3-72.4", false), (".6", false),
    ])
    func namesUnit_ofAWeight_isTold(text: String, isNamed: Bool) {
        #expect(EntryService.namesUnit(text) == isNamed)
    }

    @Test(arguments: [
        ("pounds", [PaletteMeaning.weightUnit(.pounds)]), (" LB ", [.weightUnit(.pounds)]),
        ("stone", [.weightUnit(.stones)]), ("キログラム", [.weightUnit(.kilograms)]),
        ("ｋｇ", [.weightUnit(.kilograms)]), ("cm", [.heightUnit(.centimetres)]),
        ("センチ", [.heightUnit(.centimetres)]), ("inches", [.heightUnit(.feetAndInches)]),
        ("st", []), ("in", []), ("", []), ("72 kg", []),
    ])
    func units_word_isOneOfThem(text: String, expected: [PaletteMeaning]) {
        #expect(sut.units(text) == expected)
    }

    @Test(arguments: [
        ("", EntryError.missing), ("  ", .missing), ("abc", .notAWeight), ("1e2", .notAWeight),
        ("nan", .notAWeight), ("inf", .notAWeight), ("7.2.4", .notAWeight),
        ("72 g", .weightOutOfBounds(0.5...650)), ("72400 g 5", .notAWeight),
        ("11.5st 2", .notAWeight), ("11st6,5.5", .bothDecimalMarks),
        (".", .notAWeight), ("-70", .notAWeight),
        ("1,234.5", .bothDecimalMarks), ("0.4", .weightOutOfBounds(0.5...650)),
        ("650.1", .weightOutOfBounds(0.5...650)),
        (String(repeating: "9", count: 400), .weightOutOfBounds(0.5...650)),
    ])
    func weight_noWeight_throws(text: String, error: EntryError) {
        #expect(throws: error) { try sut.weight(text) }
    }

    @Test(arguments: [
        ("160", WeightUnit.pounds, 72.5747792), ("11.5st", .stones, 73.02837157),
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
        ("81.3-72.4", WeightUnit.kilograms, 8.9), ("81,3 - 72,4", .kilograms, 8.9),
        ("81.3− 72.4kg", .kilograms, 8.9), ("180-160lb", .kilograms, 9.0718474),
        ("180-160", .pounds, 9.0718474), ("12st 6-11st 6", .kilograms, 6.35029318),
        ("81.3kg-72.4kg", .stones, 8.9), ("８１．３ー７２．４", .kilograms, 8.9),
    ])
    func weight_difference_isExact(text: String, unit: WeightUnit, weight: Double) throws {
        #expect(try sut.weight(text, unit: unit) == weight)
    }

    @Test(arguments: [
        ("11-10", EntryError.notAWeight), ("2026-11", .notAWeight),
        ("72.4-81.3", .weightOutOfBounds(0.5...650)), ("81.3-", .notAWeight),
        ("81.3-72.4-1", .notAWeight), ("81.3-x", .notAWeight), ("-72.4", .notAWeight),
    ])
    func weight_noDifference_throws(text: String, error: EntryError) {
        #expect(throws: error) { try sut.weight(text) }
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
        ("5 ft 10 in", 177.8), ("70in", 177.8), ("5’10”", 177.8), ("5'10''", 177.8), ("178㎝", 178),
        ("１７８", 178),
    ])
    func height_number_isRead(text: String, height: Double) throws {
        #expect(abs(try sut.height(text) - height) < 1e-9)
    }

    @Test(arguments: [("70", 177.8), ("6", 182.88), ("178cm", 178)])
    func height_feetAndInches_plainNumberIsEither(text: String, height: Double) throws {
        #expect(abs(try sut.height(text, unit: .feetAndInches) - height) < 1e-9)
    }

    @Test(arguments: ["5.5'2", "5'10'2", "tall", "178kg", "5 8", "1m100", "1e2", "0x7"])
    func height_noHeight_throws(text: String) {
        #expect(throws: EntryError.notAHeight) { try sut.height(text) }
    }

    @Test
    func birthDate_noDate_isRefusedAsABirthDate() throws {
        let today = try #require(Day("2026-11-20"))
        #expect(throws: EntryError.notABirthDate) { try sut.birthDate("x", today: today) }
    }

    @Test
    func birthDates_untilToday_areWhatIsNotRefused() throws {
        let today = try #require(Day("2026-11-20"))
        #expect(today.birthDates.upperBound == today)
        #expect(today.birthDates.lowerBound == Day("1895-11-20"))
    }

    @Test
    func birthDate_text_isADayNotAheadAndNotTooLongAgo() throws {
        let today = try #require(Day("2026-11-20"))
        #expect(try sut.birthDate("", today: today) == nil)
        #expect(try sut.birthDate(" 1990-02-28 ", today: today) == Day("1990-02-28"))
        #expect(throws: EntryError.noSuchDay(last: Day(year: 1990, month: 2, day: 28) ?? .epoch)) {
            try sut.birthDate("1990-02-30", today: today)
        }
        #expect(throws: EntryError.inTheFuture(today: today)) {
            try sut.birthDate("2026-11-21", today: today)
        }
        #expect(try sut.birthDate("1895-11-21", today: today) == Day("1895-11-21"))
        #expect(throws: EntryError.tooOld(limit: 130)) {
            try sut.birthDate("1895-11-20", today: today)
        }
        #expect(try sut.birthDate("1895-11-21", today: today) == Day("1895-11-21"))
    }

    @Test(arguments: [
        (15.83, 178, EntryError?.some(.implausible(bmi: 4.99))), (5, 100, nil), (250, 100, nil),
        (250.001, 100, .implausible(bmi: 250.01)), (4.999, 100, .implausible(bmi: 4.99)),
    ])
    func validate_bmi_isToldFromTheExactOne(weight: Double, height: Double, error: EntryError?) {
        let result = Result { try sut.validate(weight: weight, height: height) }
        switch result {
        case .success: #expect(error == nil)
        case .failure(let thrown): #expect(thrown as? EntryError == error)
        }
    }

    @Test(arguments: ["29.9", "272.1", "990"])
    func height_outOfBounds_throws(text: String) {
        #expect(throws: EntryError.heightOutOfBounds(30...272)) { try sut.height(text) }
    }

    @Test(arguments: [
        (" Ada\u{1B}[31m\n ", "Ada[31m"), ("愛 👩‍💻", "愛 👩‍💻"), ("a\tb\nc", "a b c"),
        ("a\r\nb\u{85}c\u{2028}d\u{0}e", "a b c de"),
    ])
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

    @Test
    func text_ofAnotherUnit_hasHundredths() {
        #expect(sut.text(66.67807839, unit: .kilograms) == "66.68")
        #expect(sut.text(160.02, unit: .centimetres) == "160.02")
        #expect(sut.text(157.48000001, unit: .centimetres) == "157.48")
    }

    // What counts as one letter may be as long as a file.
    @Test
    func note_tooManyBytes_isRefused() throws {
        let note = String(repeating: "体", count: 13_333)
        #expect(try sut.note(note) == note)
        #expect(throws: EntryError.tooLarge(bytes: 40_002, limit: 40_000)) {
            try sut.note(note + "体")
        }
        #expect(throws: EntryError.self) {
            try sut.note("a" + String(repeating: "\u{301}", count: 30_000))
        }
        #expect(throws: EntryError.self) {
            try sut.name("a" + String(repeating: "\u{301}", count: 30_000))
        }
    }

    @Test(arguments: [
        ("160 pounds", 72.5747792), ("11 stone 6", 72.5747792), ("11 st. 6 lbs.", 72.5747792),
        ("72.4㎏", 72.4), ("７２。４", 72.4), ("72,4キロ", 72.4), ("72.40", 72.4), ("0072.4", 72.4),
    ])
    func weight_wordsAndWideForms_areRead(text: String, weight: Double) throws {
        #expect(abs(try sut.weight(text) - weight) < 1e-9)
    }

    @Test(arguments: ["72.4", "70.3", "65.15", "99.9", "100.05", "80.1"])
    func weight_decimals_areExactlyTheTyped(text: String) throws {
        #expect(try sut.weight(text) == Double(text))
        #expect(try sut.weight("." + text.split(separator: ".")[1], last: 73.84) < 74)
    }

    @Test(arguments: [
        (".6", 73.6), (".1", 73.1), (".05", 73.05), (",9", 73.9), (".33", 73.33),
    ])
    func weight_shorthand_isExactlyTheTyped(text: String, weight: Double) throws {
        #expect(try sut.weight(text, last: 73.8) == weight)
    }

    @Test(arguments: [
        ("5 4.3", WeightUnit.kilograms), ("11 6", .kilograms), ("7 2", .pounds), (".1e2", .pounds),
        ("1e2", .stones), ("0x48", .kilograms), ("72 4 1", .stones),
        ("5'8", .pounds), ("+72", .kilograms), ("72kg kg", .kilograms), ("٧٢", .kilograms),
    ])
    func weight_doubtfulOrForeign_throws(text: String, unit: WeightUnit) {
        #expect(throws: EntryError.notAWeight) { try sut.weight(text, unit: unit, last: 73.8) }
    }

    @Test(arguments: [
        ("11.6", EntryError.doubtful("11st 6", "11.6st")),
        ("11.10", .doubtful("11st 10", "11.10st")),
    ])
    func weight_stonesWithAMark_haveTwoMeanings(text: String, error: EntryError) {
        #expect(throws: error) { try sut.weight(text, unit: .stones) }
    }

    @Test(arguments: [("11 6", 72.5747792), ("11 6.5", 72.801575385), ("11 6lb", 72.5747792)])
    func weight_stonesAndPoundsWithABlank_areTwoUnits(text: String, weight: Double) throws {
        #expect(abs(try sut.weight(text, unit: .stones) - weight) < 1e-9)
    }

    @Test(arguments: [
        ("5'8''", 172.72), ("5 feet 10", 177.8), ("5 foot 10 inches", 177.8), ("1m78", 178),
        ("1 m 78 cm", 178), ("1.13m", 113), ("1メートル78", 178), ("178センチ", 178),
        ("5フィート10インチ", 177.8),
        ("１７８㎝", 178),
    ])
    func height_wordsAndWideForms_areRead(text: String, height: Double) throws {
        #expect(abs(try sut.height(text) - height) < 1e-9)
    }

    @Test(arguments: [
        ("154", EntryError.perhaps("154lb")), ("11 14", .tooManyPounds),
        ("11st 14", .tooManyPounds), ("11st 13.95", nil), ("11.0", nil),
    ])
    func weight_inStones_isRefusedWithWhatWouldBeRight(text: String, error: EntryError?) {
        guard let error else {
            #expect(throws: Never.self) { try sut.weight(text, unit: .stones) }
            return
        }
        #expect(throws: error) { try sut.weight(text, unit: .stones) }
    }

    @Test(arguments: [("5 8", 172.72), ("5 10.5", 179.07), ("5 8in", 172.72), ("5.75", 175.26)])
    func height_feetAndInchesWithABlank_areTwoUnits(text: String, height: Double) throws {
        #expect(abs(try sut.height(text, unit: .feetAndInches) - height) < 1e-9)
    }

    @Test(arguments: [
        ("1.68", HeightUnit.centimetres, 168.0), ("1,68", .centimetres, 168),
        ("1.685", .centimetres, 168.5), ("1.7", .centimetres, 170), ("0.5", .centimetres, 50),
        ("168", .feetAndInches, 168), ("168.5", .feetAndInches, 168.5),
        ("272", .feetAndInches, 272), ("510", .feetAndInches, 177.8),
        ("300", .feetAndInches, 91.44), ("70", .feetAndInches, 177.8),
        ("1.68", .feetAndInches, 168), ("1,70", .feetAndInches, 170), ("1.85", .feetAndInches, 185),
    ])
    func height_oneMeaning_isTaken(text: String, unit: HeightUnit, height: Double) throws {
        #expect(abs(try sut.height(text, unit: unit) - height) < 1e-9)
    }

    @Test(arguments: [
        ("28", HeightUnit.centimetres, EntryError.perhaps("28in")),
        ("11.5", .centimetres, .outOfBounds(.waist)), ("28cm", .centimetres, .outOfBounds(.waist)),
        ("150", .feetAndInches, .perhaps("150cm")), ("400", .feetAndInches, .outOfBounds(.waist)),
    ])
    func value_waistInTheOtherUnit_isProposed(text: String, unit: HeightUnit, error: EntryError) {
        #expect(throws: error) { try sut.value(of: .waist, text, unit: unit) }
    }

    @Test(arguments: [
        ("5.10", HeightUnit.feetAndInches, EntryError.perhaps("5 ft 10 in")),
        ("5.6", .feetAndInches, .perhaps("5 ft 6 in")),
        ("5.6", .centimetres, .perhaps("5 ft 6 in")),
        ("168m", .feetAndInches, .perhaps("168cm")), ("168m", .centimetres, .perhaps("168cm")),
        ("1680", .feetAndInches, .perhaps("168cm")), ("1685", .centimetres, .perhaps("168.5cm")),
        ("1.6", .feetAndInches, .doubtful("1'6\"", "1.6ft")),
        ("58", .feetAndInches, .doubtful("5'8\"", "58in")),
        ("5'12", .feetAndInches, .tooManyInches),
        ("1.", .centimetres, .notAHeight),
        ("1m8", .centimetres, .doubtful("1.8m", "1.08m")),
    ])
    func height_twoMeanings_areNamed(text: String, unit: HeightUnit, error: EntryError) throws {
        #expect(throws: error) { try sut.height(text, unit: unit) }
        if let proposal = error.proposal {
            #expect(throws: Never.self) { try sut.height(proposal, unit: unit) }
        }
        guard case .doubtful(let one, let other) = error else { return }
        #expect(try sut.height(one, unit: unit) != sut.height(other, unit: unit))
    }

    @Test(
        arguments: [
            ("Ann", 178.0, nil, true), ("", 178, nil, false), ("Ann", 29.9, nil, false),
            ("Ann", 178, 70, true), ("Ann", 178, 0.4, false),
        ] as [(String, Double, Double?, Bool)]
    )
    func isPossible_person_isWhatCanBeTyped(
        name: String,
        height: Double,
        goal: Double?,
        isPossible: Bool
    ) {
        let person = Person(id: .zero, name: name, height: height, goalWeight: goal)
        #expect((sut.impossible(person) == nil) == isPossible)
    }

    @Test(arguments: [
        (20_001, 72.0, 178.0, true), (20_002, 72, 178, false), (-1, 72, 178, false),
        (20_000, 651, 250, false), (20_000, 72, 29, false), (20_000, 600, 60, false),
    ])
    func isPossible_weighIn_isWhatCanBeTyped_upToTomorrow(
        day: Int,
        weight: Double,
        height: Double,
        isPossible: Bool
    ) {
        let weighIn = WeighIn.on(Day(number: day), weight, height: height)
        #expect((sut.impossible(weighIn, today: Day(number: 20_000)) == nil) == isPossible)
    }

    @Test(arguments: [
        (73.8, 1, WeightUnit.kilograms, String?("73.9")), (73.85, -1, .kilograms, "73.8"),
        (72.5747792, 1, .pounds, "160.1"), (72.5747792, -1, .stones, "11st 5.9"),
        (650, 1, .kilograms, nil), (0.5, -1, .kilograms, nil),
    ])
    func stepped_isATenthFurther(
        _ kilograms: Double,
        _ tenths: Int,
        _ unit: WeightUnit,
        _ text: String?
    ) {
        #expect(sut.stepped(kilograms, by: tenths, unit: unit) == text)
    }

    @Test(arguments: [
        ("34in", HeightUnit.centimetres, HeightUnit.feetAndInches),
        ("87cm", .feetAndInches, .centimetres), ("87", .centimetres, .centimetres),
        ("34", .feetAndInches, .feetAndInches),
    ])
    func lengthUnit_isTheTypedOne(_ text: String, _ unit: HeightUnit, _ expected: HeightUnit) {
        #expect(sut.lengthUnit(text, besides: unit) == expected)
    }

    @Test
    func checkOwnMeasure_nameOfALineAbove_isTaken() throws {
        let person = Person(id: UUID(1), name: "Ann", height: 178)
        let lines = ["Arms, cm, 15-60", "", "arms, in"]
        try sut.checkOwnMeasure(0, among: lines, of: person)
        try sut.checkOwnMeasure(1, among: lines, of: person)
        #expect(throws: EntryError.ownMeasure(.taken("arms"))) {
            try sut.checkOwnMeasure(2, among: lines, of: person)
        }
    }
}
