import DataSource
import Essentials
import Testing

@testable import Model

/// Measures of one's own in the forms of a person and of a weigh-in, the history and the trends.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OwnMeasureStoreTests {
    private let files = AllocatedLock([String: String]())
    private let arms = OwnMeasure(id: "a", name: "Arms", unit: "cm", bounds: 15...60)

    private var ada: Person {
        var ada = Person(id: UUID(1), name: "Ada", height: 178)
        ada.ownMeasures = [arms]
        return ada
    }
    private var weighIn: WeighIn {
        var weighIn = WeighIn.on(Day(number: 20_776), 72.4, height: 178)
        weighIn.id = UUID(7)
        weighIn.measures.own["a"] = 32.25
        weighIn.measures.own["removed"] = 7
        return weighIn
    }
    private var weighIns: WeighInRepository { WeighInRepository(.memory(files), .testValue) }
    private var people: PersonRepository { PersonRepository(.memory(files), .testValue) }

    private var dependencies: AppDependencies {
        .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in LocalTime(day: Day(number: 20_777), time: .midnight) }
            },
            dataFolderClient: .memory(files),
            uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(0x77) } }
        )
    }

    private func weighInEditor() throws -> WeighInEditor {
        try weighIns.save(weighIn, of: ada.id)
        return WeighInEditor(dependencies, person: ada, weighIns: [weighIn], weighIn: weighIn)
    }

    @Test
    func send_saveButtonTapped_anOwnValue_isKeptWithTheUnseenOnes() async throws {
        let sut = try weighInEditor()
        #expect(sut.fields.contains(.measure(.own(arms))))
        #expect(sut.draft[.own(arms)] == "32.25")
        sut.draft[.own(arms)] = "33"
        await sut.send(.form(.saveButtonTapped))
        let kept = try weighIns.load(of: ada.id).values.first
        #expect(kept?.measures.own["a"] == 33 && kept?.measures.own["removed"] == 7)
    }

    @Test
    func send_saveButtonTapped_anUneditedOwnValue_staysExactly() async throws {
        let sut = try weighInEditor()
        sut.draft.note = "after a run"
        await sut.send(.form(.saveButtonTapped))
        #expect(try weighIns.load(of: ada.id).values.map(\.measures) == [weighIn.measures])
    }

    @Test
    func send_saveButtonTapped_anImpossibleOwnValue_isAnErrorOfItsField() async throws {
        let sut = try weighInEditor()
        sut.draft[.own(arms)] = "61"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors == [.measure(.own(arms)): .outOfBounds(.own(arms))])
        #expect(sut.form.focus == .measure(.own(arms)))
    }

    @Test(arguments: [[], [OwnMeasure(id: "a", name: "Arms", unit: "in")]])
    func send_saveButtonTapped_aMeasureChangedElsewhere_isAskedAbout(
        measures: [OwnMeasure]
    ) async throws {
        let sut = try weighInEditor()
        var changed = ada
        changed.ownMeasures = measures
        try people.save(changed)
        sut.draft.note = "after a run"
        #expect(sut.findingWarnings()().isEmpty)
        sut.draft[.own(arms)] = "33"
        // Saved while the question is asked.
        await sut.save(isIrreversible: false)
        #expect(sut.form.presentedWarnings == [.changedElsewhere(.ownMeasures(measures))])
        #expect(try weighIns.load(of: ada.id).values.map(\.measures) == [weighIn.measures])
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try weighIns.load(of: ada.id).values.map(\.measures.own["a"]) == [33])
    }

    @Test
    func send_saveButtonTapped_aMeasureRenamedElsewhere_asksNothing() async throws {
        try people.save(ada)
        let sut = WeighInEditor(dependencies, person: ada)
        sut.draft.weight = "72"
        sut.draft[.own(arms)] = "33"
        var changed = ada
        changed.ownMeasures[0].name = "Biceps"
        try people.save(changed)
        #expect(sut.findingWarnings()().isEmpty)
        try people.save(Person(id: ada.id, name: "Ada", height: 178))
        #expect(sut.findingWarnings()() == [.changedElsewhere(.ownMeasures([]))])
    }

    @Test
    func formDraft_ofAWeighIn_hasTheOwnValues() throws {
        let sut = try weighInEditor()
        sut.draft[.own(arms)] = "33"
        #expect(sut.formDraft.fields == ["own.a": "33"])
        let resumed = WeighInEditor(
            dependencies,
            person: ada,
            weighIns: [weighIn],
            weighIn: weighIn,
            formDraft: sut.formDraft
        )
        #expect(resumed.draft[.own(arms)] == "33")
    }

    private func personEditor() throws -> PersonEditor {
        try people.save(ada)
        try weighIns.save(weighIn, of: ada.id)
        return PersonEditor(dependencies, person: ada, today: Day(number: 20_777))
    }

    @Test
    func send_saveButtonTapped_newMeasures_areSaved() async throws {
        let sut = try personEditor()
        #expect(sut.draft.ownMeasures == ["Arms, cm, 15-60, 1", "", ""])
        sut.draft.ownMeasures = ["Hips, cm, 50-150", "arms", ""]
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors.isEmpty)
        let kept = try #require(try people.load().values.first)
        #expect(kept.ownMeasures.map(\.name) == ["Hips", "Arms"] && kept.ownMeasures[1] == arms)
    }

    @Test
    func send_saveButtonTapped_aRemovedMeasure_isAskedAbout() async throws {
        let sut = try personEditor()
        sut.draft.ownMeasures[0] = ""
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings == [.removedMeasure("Arms", values: 1)])
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try people.load().values.map(\.ownMeasures) == [[]])
        #expect(try people.load().values.map(\.formerMeasures) == [[arms]])
        #expect(try weighIns.load(of: ada.id).values.map(\.measures) == [weighIn.measures])
    }

    @Test
    func send_saveButtonTapped_aWrongLine_isAnErrorOfItsField() async throws {
        let sut = try personEditor()
        sut.draft.ownMeasures[1] = "waist"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors[.ownMeasure2] == .ownMeasure(.taken("waist")))
        #expect(sut.form.focus == .ownMeasure2 && sut.form.errors.count == 1)
        sut.draft.ownMeasures[2] = "ARMS"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors[.ownMeasure2] == .ownMeasure(.taken("waist")))
        #expect(sut.form.errors[.ownMeasure3] == .ownMeasure(.taken("ARMS")))
    }

    @Test
    func measures_ofTheHistory_areThoseOfThePerson() {
        let entry = HistoryEntry(weighIn: weighIn, change: nil, trend: 72.4, bmi: 22.85)
        let history = HistoryTable(dependencies, person: ada, entries: [entry])
        #expect(history.summary.measures == [.own(arms)])
        #expect(HistoryTable(dependencies, entries: [entry]).summary.measures == [])
        #expect([weighIn].measures(of: ada) == [.measure(.own(arms))])
    }

    // The other person's measure of the same name gets the value.
    @Test
    func move_ownValues_goByTheirNames() throws {
        var ben = Person(id: UUID(2), name: "Ben", height: 180)
        ben.ownMeasures = [OwnMeasure(id: "z", name: "ARMS", unit: "cm")]
        try people.save(ada)
        try people.save(ben)
        try weighIns.save(weighIn, of: ada.id)
        let sut = WeighInService(dependencies)
        _ = try sut.move(weighIn, from: ada, to: ben, isIrreversible: false)
        let moved = try #require(try weighIns.load(of: ben.id).values.first)
        #expect(moved.measures.own["z"] == 32.25 && moved.measures.own["removed"] == 7)
        var changed = weighIn
        changed.measures.own["z"] = 30
        try weighIns.save(changed, of: ada.id)
        _ = try sut.move(changed, from: ada, to: ben, isIrreversible: false)
        let back = try weighIns.load(of: ben.id).values.first { $0.id == changed.id }
        #expect(back?.measures.own["z"] == 32.25)
    }
}
