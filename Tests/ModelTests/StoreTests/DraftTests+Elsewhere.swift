import DataSource
import Essentials
import Testing

@testable import Model

/// What was typed over has meanwhile become another.
extension DraftTests {
    var ben: Person { Person(id: UUID(3), name: "Ben", height: 180) }
    var weighIn: WeighIn {
        WeighIn(id: UUID(5), day: Day(number: 9), time: .midnight, weight: 74, height: 178)
    }
    var weighIns: WeighInRepository { WeighInRepository(.memory(files), .testValue) }

    @Test
    func send_saveButtonTapped_weighInWasDeleted_isAskedAndNew_forItsDay() async throws {
        let left = try await leftCorrection { try weighIns.delete(weighIn, of: ada.id) }
        #expect(left.warning == .deletedElsewhere)
        #expect(left.day == weighIn.day)
        let editor = try await opened(left, of: ada)
        #expect(editor.draft.note == "after a run")
        await editor.send(.form(.saveButtonTapped))
        #expect(editor.form.presentedWarnings == [.deletedElsewhere, .wouldBeNew])
        #expect(try weighIns.load(of: ada.id) == .empty)
        await editor.send(.form(.warningConfirmButtonTapped))
        let kept = try weighIns.load(of: ada.id).values
        #expect(kept.map(\.day) == [weighIn.day])
        #expect(kept.map(\.weight) == [75.5])
        #expect(kept.map(\.id) == [UUID(7)])
    }

    @Test
    func send_saveButtonTapped_weighInWasMoved_isChangedWhereItIs() async throws {
        let left = try await leftCorrection {
            _ = try weighIns.move(weighIn, from: ada.id, to: ben.id)
        }
        #expect(left.warning == .movedElsewhere(to: "Ben"))
        #expect(left.person?.id == ben.id)
        let editor = try await opened(left, of: ben)
        await editor.send(.form(.saveButtonTapped))
        #expect(try weighIns.load(of: ada.id) == .empty)
        #expect(try weighIns.load(of: ben.id).values.map(\.weight) == [75.5])
    }

    @Test
    func send_saveButtonTapped_weightWasChanged_asks() async throws {
        let left = try await leftCorrection {
            var newer = weighIn
            newer.weight = 76
            try weighIns.save(newer, of: ada.id)
        }
        let editor = try await opened(left, of: ada)
        await editor.send(.form(.saveButtonTapped))
        #expect(editor.form.presentedWarnings == [.changedElsewhere(.weight(76))])
        #expect(try weighIns.load(of: ada.id).values.map(\.weight) == [76])
    }

    @Test
    func send_saveButtonTapped_nameWasChanged_asks() async throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
        let appDependencies = dependencies()
        let typed = PersonEditor(appDependencies, person: ada)
        await typed.type("Adele", into: .name)
        AppDelegate(appDependencies).applicationWillTerminate()
        var newer = ada
        newer.name = "Adeline"
        newer.height = 179
        try PersonRepository(.memory(files), .testValue).save(newer)

        let left = try #require(try left().first)
        let other = dependencies(process: 2)
        let sut = Dashboard(other, person: newer)
        await sut.send(.onOpenDraft(left))
        let editor = try #require(sut.personEditor)
        #expect(editor.draft.height == "179")
        await editor.send(.form(.saveButtonTapped))
        #expect(editor.form.presentedWarnings == [.changedElsewhere(.name("Adeline"))])
    }

    // The number keeps the unit it was typed in, which the field refuses.
    @Test(arguments: [
        ("cm", "in", "28.5 cm"), ("reps", "", "28.5 reps"), ("cm", "cm", "28.5"), ("", "cm", ""),
    ])
    func left_unitOfAMeasureWasChanged_theNumberIsNotTakenInTheNewUnit(
        old: String,
        new: String,
        text: String
    ) async throws {
        var ada = ada
        ada.ownMeasures = [OwnMeasure(id: "a", name: "Arms", unit: old)]
        try PersonRepository(.memory(files), .testValue).save(ada)
        let appDependencies = dependencies()
        let typed = WeighInEditor(appDependencies, person: ada)
        await typed.type("71", into: .weight)
        await typed.type("28.5", into: .measure(.own(ada.ownMeasures[0])))
        AppDelegate(appDependencies).applicationWillTerminate()
        ada.ownMeasures[0].unit = new
        try PersonRepository(.memory(files), .testValue).save(ada)

        let left = try #require(try left().first)
        let isSame = old == new
        #expect(left.warning == (isSame ? nil : .changedElsewhere(.ownMeasures(ada.ownMeasures))))
        let editor = try await opened(left, of: ada)
        let measure = Measure.own(ada.ownMeasures[0])
        #expect(editor.draft[measure] == text)
        await editor.send(.form(.saveButtonTapped))
        let isRefused = !isSame && !old.isEmpty
        #expect(editor.form.errors[.measure(measure)] == (isRefused ? .notAMeasure(measure) : nil))
    }

    private func leftCorrection(_ meanwhile: () throws -> Void) async throws -> LeftDraft {
        for person in [ada, ben] {
            try PersonRepository(.memory(files), .testValue).save(person)
        }
        try weighIns.save(weighIn, of: ada.id)
        let appDependencies = dependencies()
        let typed = WeighInEditor(appDependencies, person: ada, weighIn: weighIn)
        await typed.type("75.5", into: .weight)
        await typed.type("after a run", into: .note)
        AppDelegate(appDependencies).applicationWillTerminate()
        try meanwhile()
        return try #require(try left().first)
    }

    private func opened(_ left: LeftDraft, of person: Person) async throws -> WeighInEditor {
        let other = dependencies(process: 2)
        let sut = Dashboard(other, person: person)
        await sut.send(.onOpenDraft(left))
        return try #require(sut.weighInEditor)
    }
}
