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

    @Test
    func send_saveButtonTapped_inchesAsCentimetres_areAsked() async throws {
        let sut = editor()
        sut.draft.weight = "73.5"
        sut.draft[.waist] = "34"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings == [.unusualWaist(34, ratio: 0.19)])
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try kept().map(\.measures[.waist]) == [34])
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
