import DataSource
import Essentials
import Testing

@testable import Model

extension WeighInEditorTests {
    private var measured: WeighIn {
        var weighIn = yesterday
        weighIn.measures = Measures([.waist: 87.63])
        return weighIn
    }

    @Test
    func fields_anUnusedMeasure_isOutOfTheWay() {
        let sut = editor()
        #expect(sut.fields == [.weight, .day, .time, .note])
        #expect(sut.rareFields == [.height, .measure(.waist), .measure(.bodyFat)])
    }

    @Test
    func fields_ofAWeighInWithAWaist_haveIt() {
        let sut = WeighInEditor(.testDependencies(), person: ada, weighIns: [measured])
        #expect(sut.fields == [.weight, .day, .time, .measure(.waist), .note])
        #expect(sut.unusedMeasures == [.bodyFat])
    }

    // The head of a child under 2; a value that an older one has can be read and removed.
    @Test
    func fields_theHead_isOfTheUnderTwosAlone() async throws {
        var baby = ada
        baby.birthDate = now.day.advanced(by: -700)
        let sut = editor(person: baby)
        #expect(sut.fields.contains(.measure(.head)) && sut.shownMeasures == [.head])
        sut.draft[.head] = "47.5"
        #expect(throws: Never.self) { try sut.check(.measure(.head), in: sut.draft) }
        baby.birthDate = now.day.advanced(by: -800)
        var weighIn = yesterday
        weighIn.measures.head = 47
        let older = editor(person: baby)
        #expect(!older.fields.contains(.measure(.head)) && !older.unusedMeasures.contains(.head))
        older.draft[.head] = "48"
        #expect(throws: EntryError.headTooLate) {
            try older.check(.measure(.head), in: older.draft)
        }
        let edited = editor(person: baby, weighIn: weighIn)
        #expect(edited.shownMeasures == [.head] && edited.draft[.head] == "47")
        edited.draft[.head] = ""
        #expect(throws: Never.self) { try edited.check(.measure(.head), in: edited.draft) }
    }

    @Test
    func send_saveButtonTapped_measures_areKept() async throws {
        let sut = editor()
        sut.draft.weight = "73.5"
        sut.draft[.waist] = "88"
        sut.draft[.bodyFat] = "21.5%"
        #expect(sut.waistAssessment == WaistAssessment(ratio: 0.49, category: .healthy))
        await sut.send(.form(.saveButtonTapped))
        #expect(try kept().map(\.measures) == [Measures([.waist: 88, .bodyFat: 21.5])])
    }

    @Test
    func send_saveButtonTapped_anImpossibleMeasure_isAnErrorOfItsField() async throws {
        let sut = editor()
        sut.draft.weight = "73.5"
        sut.draft[.bodyFat] = "90"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors == [.measure(.bodyFat): .outOfBounds(.bodyFat)])
        #expect(sut.form.focus == .measure(.bodyFat))
        #expect(try kept().isEmpty)
    }

    // The unit that was written is not in question.
    @Test(arguments: [
        ("34", HeightUnit.centimetres, 34, 0.19, HeightUnit.centimetres),
        ("34cm", .feetAndInches, 34, 0.19, .centimetres),
        ("12in", .centimetres, 30.48, 0.17, .feetAndInches),
        ("88", .feetAndInches, 223.52, 1.26, .feetAndInches),
        ("2.2m", .feetAndInches, 220, 1.24, .centimetres),
    ])
    func send_saveButtonTapped_inchesAsCentimetres_areAsked(
        text: String,
        unit: HeightUnit,
        waist: Double,
        ratio: Double,
        readIn: HeightUnit
    ) async throws {
        let sut = editor(settings: Settings(heightUnit: unit))
        sut.draft.weight = "73.5"
        sut.draft[.waist] = text
        await sut.send(.form(.saveButtonTapped))
        let warnings = [EntryWarning.unusualWaist(waist, ratio: ratio, readIn: readIn)]
        #expect(sut.form.presentedWarnings == warnings)
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try kept().map(\.measures[.waist]) == [waist])
    }

    // BMI 9.2 at 9 years, with an unusual height that was confirmed at the weigh-in before.
    @Test(arguments: [("178", ["BMI", "trend"]), ("177", ["height", "BMI", "trend"])])
    func findingWarnings_aChild_isAskedOnceAboutEachDoubt(height: String, doubts: [String]) {
        var leo = Person(id: UUID(1), name: "Leo", height: 178, birthDate: Day(number: 17_270))
        leo.sex = .male
        let sut = editor(person: leo)
        sut.draft.weight = "29"
        sut.draft.height = height
        let found = sut.findingWarnings()().map { warning in
            switch warning {
            case .unusualForAge: "BMI"
            case .unusualHeight: "height"
            case .farFromTrend: "trend"
            default: "\(warning)"
            }
        }
        #expect(found == doubts)
    }

    // In inches it has fewer digits than are kept.
    @Test
    func send_saveButtonTapped_aMeasureThatWasNotEdited_staysExactly() async throws {
        let repository = WeighInRepository(.memory(files), .testValue)
        var weighIn = measured
        weighIn.measures[.waist] = 88.123
        try repository.save(weighIn, of: ada.id)
        let sut = editor(settings: Settings(heightUnit: .feetAndInches), weighIn: weighIn)
        #expect(sut.draft[.waist] == "34.69")
        sut.draft.note = "after a run"
        await sut.send(.form(.saveButtonTapped))
        #expect(try kept().map(\.measures[.waist]) == [88.123])
        #expect(try kept().map(\.note) == ["after a run"])
    }

    @Test
    func formDraft_measures_comeBack() {
        let sut = editor()
        sut.draft[.waist] = "88"
        let again = WeighInEditor(.testDependencies(), person: ada, formDraft: sut.formDraft)
        #expect(again.draft[.waist] == "88" && again.draft[.bodyFat].isEmpty)
    }
}
