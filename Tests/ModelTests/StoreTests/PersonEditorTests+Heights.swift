import DataSource
import Essentials
import Testing

@testable import Model

extension PersonEditorTests {
    func keepWeighIns(_ heights: [Double]) throws {
        try keep { _ in }
        for (index, height) in heights.enumerated() {
            let weighIn = WeighIn(
                id: UUID(UInt8(index + 10)),
                day: Day(number: 20_770 + index),
                time: .midnight,
                weight: 72,
                height: height
            )
            try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        }
    }

    func keptHeights() throws -> [Double] {
        try kept().map(\.height)
            + WeighInRepository(.memory(files), .testValue).load(of: ada.id).values.map(\.height)
    }

    @Test
    func send_saveButtonTapped_heightIsCarried_asks_wrongButtonTappedCorrectsAll() async throws {
        try keepWeighIns([178, 170, 178])
        let sut = editor()
        sut.draft.height = "187"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.isEmpty)
        #expect(sut.heightRevision?.question.weighIns.map(\.id) == [UUID(10), UUID(12)])
        #expect(sut.heightRevision?.question.newHeight == 187)
        #expect(try keptHeights() == [178, 178, 170, 178])
        await sut.heightRevision?.send(.wrongButtonTapped)
        #expect(sut.heightRevision == nil)
        #expect(try keptHeights() == [187, 187, 170, 187])
    }

    @Test
    func send_heightRevision_changedButtonTapped_thoseFromTheDayOnFollow() async throws {
        try keepWeighIns([178, 178, 178])
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.heightRevision?.since.day == sut.today)
        sut.heightRevision?.since.text = "2026-02-30"
        await sut.heightRevision?.send(.changedButtonTapped)
        #expect(sut.heightRevision != nil)
        #expect(sut.correction == nil)
        sut.heightRevision?.since.text = Day(number: 20_771).description
        await sut.heightRevision?.send(.changedButtonTapped)
        #expect(try keptHeights() == [179, 178, 179, 179])
    }

    @Test
    func send_heightRevision_cancelButtonTapped_nothingIsSaved_asksAgain() async throws {
        try keepWeighIns([178])
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.form(.saveButtonTapped))
        await sut.heightRevision?.send(.cancelButtonTapped)
        #expect(sut.heightRevision == nil)
        #expect(sut.draft.height == "179")
        #expect(try keptHeights() == [178, 178])
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.heightRevision != nil)
    }

    // Only a command chooses before it saves.
    @Test
    func send_correctionChosen_holdsForEverySave() async throws {
        try keepWeighIns([178])
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.correctionChosen(.wasWrong))
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.heightRevision != nil)
        await sut.heightRevision?.send(.cancelButtonTapped)
        await sut.send(.correctionChosen(.holds(from: nil)))
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.heightRevision == nil)
        #expect(sut.correction == .holds(from: nil))
        #expect(try keptHeights() == [179, 179])
    }

    @Test
    func send_saveButtonTapped_noWeighInCarriesTheHeight_isNotAsked() async throws {
        try keepWeighIns([170])
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.heightRevision == nil)
        #expect(try keptHeights() == [179, 170])
    }

    @Test
    func send_saveButtonTapped_heightStays_isNotAsked() async throws {
        try keepWeighIns([178])
        let sut = editor()
        sut.draft.name = "Ada L."
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.heightRevision == nil)
        #expect(try kept().map(\.name) == ["Ada L."])
    }
}

extension PersonEditorTests {
    private func editor(newest weight: Double, birthDate: Day? = nil) -> PersonEditor {
        var person = ada
        person.birthDate = birthDate
        return PersonEditor(
            .testDependencies(dataFolderClient: .memory(files)),
            person: person,
            newestWeighIn: WeighIn(
                id: UUID(9),
                day: Day(number: 20_770),
                time: .midnight,
                weight: weight,
                height: 178
            ),
            today: Day(number: 20_777)
        )
    }

    @Test
    func send_saveButtonTapped_heightMakesABMIImpossible_errorStandsAtTheField()
        async throws
    {
        try keepWeighIns([178])
        let sut = editor(newest: 72)
        sut.draft.height = "30"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors == [.height: .implausible(bmi: 800)])
        #expect(sut.heightRevision == nil)
        #expect(try keptHeights() == [178, 178])
    }

    @Test
    func send_saveButtonTapped_nobodyCarriesTheHeight_unusualBMIIsAsked() async throws {
        try keepWeighIns([170])
        let sut = editor(newest: 72)
        sut.draft.height = "90"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.contains(.unusualBMI(88.89)))
        #expect(try keptHeights() == [178, 170])
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try keptHeights() == [90, 170])
    }

    @Test
    func send_heightRevision_wrongButtonTapped_unusualBMIIsAsked_confirmSaves() async throws {
        try keepWeighIns([178, 178])
        let sut = editor(newest: 72)
        sut.draft.height = "90"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.isEmpty)
        await sut.heightRevision?.send(.wrongButtonTapped)
        #expect(sut.form.presentedWarnings == [.unusualBMI(88.89)])
        #expect(try keptHeights() == [178, 178, 178])
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try keptHeights() == [90, 90, 90])
    }

    @Test(arguments: [true, false])
    func send_heightRevision_aChildHasGrown_onlyWhatItIsSaidOfIsChecked(
        isCorrection: Bool
    ) async throws {
        try keepWeighIns([178])
        let sut = editor(newest: 72, birthDate: Day("2022-01-01"))
        sut.draft.height = "50"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors.isEmpty)
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(sut.heightRevision != nil)
        await sut.heightRevision?.send(isCorrection ? .wrongButtonTapped : .changedButtonTapped)
        #expect(sut.form.errors == (isCorrection ? [.height: .implausible(bmi: 288)] : [:]))
        #expect(try keptHeights() == (isCorrection ? [178, 178] : [50, 178]))
    }

    @Test
    func send_saveButtonTapped_onlyTheHeightChanges_goalIsCheckedAnew() async throws {
        try keep { $0.goalWeight = 60 }
        let sut = PersonEditor(
            .testDependencies(dataFolderClient: .memory(files)),
            person: try #require(try kept().first)
        )
        sut.draft.height = "182"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.contains(.goalBelowHealthy(bmi: 18.11)))
    }
}
