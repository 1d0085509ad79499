import DataSource
import Essentials
import Testing

@testable import Model

extension ImportTests {
    private func pushed(_ sut: People) -> Import? {
        if case .import(let store) = sut.path.last { store } else { nil }
    }

    @Test
    func send_importResponse_noPeople_importedPersonIsShown() async throws {
        let sut = People(dependencies)
        #expect(sut.navigator.path.isTransferOffered)
        #expect(!sut.isExportOffered)
        await sut.send(.destinationChosen(.import))
        let store = try #require(pushed(sut))
        #expect(!sut.navigator.path.isTransferOffered)
        #expect(!sut.navigator.path.isUndoOffered)
        store.source.entry.text = "/f/kg.csv"
        await store.send(.task)
        await store.source.send(.readButtonTapped)
        (store.name, store.height) = ("Ada", "175")
        await store.send(.onChangeHeight)
        await store.send(.importButtonTapped)
        #expect(sut.navigator.path.dashboard?.person.name == "Ada")
        #expect(sut.undo.notice?.event == .made(.imported(2, of: sut.people[0].person.id)))
        #expect(sut.undo.notice?.refusedCount == 1)
        #expect(sut.people.count == 1)
        await sut.undo.send(.undoButtonTapped)
        #expect(sut.undo.question?.reason == .extensive)
        #expect(sut.undo.question?.notice.name == "Ada")
        await sut.undo.send(.questionConfirmButtonTapped)
        #expect(sut.path.isEmpty)
        #expect(sut.people.isEmpty)
    }

    @Test
    func send_destinationChosen_importFromSomebodysScreen_isForThem() async throws {
        try addAnn()
        let sut = People(dependencies)
        await sut.send(.personButtonTapped(ann))
        await sut.send(.destinationChosen(.import))
        #expect(pushed(sut)?.target == .person(ann))
    }

    @Test
    func send_destinationChosen_nobodyIsShown_importAndExportAreForWhoIsMarked() async throws {
        try addAnn()
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        try PersonService(dependencies).save(bob)
        let sut = People(dependencies)
        await sut.send(.loading(.task))
        await sut.send(.onChangeMark(bob.id))
        await sut.send(.destinationChosen(.import))
        #expect(pushed(sut)?.target.person?.id == bob.id)
        await sut.send(.onChangePath([]))
        await sut.send(.destinationChosen(.export))
        guard case .export(let store) = sut.path.last else {
            Issue.record("no export")
            return
        }
        #expect(store.person?.id == bob.id)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_destinationChosen_exportIsForWhoIsShown_andAReportForTheDaysShown() async throws {
        try addAnn()
        let sut = People(dependencies)
        await sut.send(.personButtonTapped(ann))
        await sut.send(.destinationChosen(.export))
        guard case .export(let store) = sut.path.last else {
            Issue.record("no export")
            return
        }
        #expect(store.person == ann)
        #expect(store.kind == .data(.csv))
        await store.send(.saveButtonTapped)
        await sut.send(.onChangePath(Array(sut.path.prefix(1))))
        await sut.send(.destinationChosen(.trends))
        guard case .trends(let trends) = sut.path.last else {
            Issue.record("no trends")
            return
        }
        let days = trends.days
        await sut.send(.destinationChosen(.report))
        guard case .export(let report) = sut.path.last else {
            Issue.record("no report")
            return
        }
        #expect(report.kind == .report)
        #expect(report.since == days.lowerBound.description)
        #expect(report.until == days.upperBound.description)
    }

    @Test
    func send_tutorialImportButtonTapped_leadsToTheImport() async throws {
        let sut = People(dependencies)
        await sut.send(.task)
        guard case .firstLaunch(let form) = sut.path.last else {
            Issue.record("no tutorial")
            return
        }
        await form.send(.tutorialImportButtonTapped)
        #expect(!form.isPresentedTutorial)
        #expect(sut.path.count == 2)
        #expect(pushed(sut) != nil)
        await sut.send(.loading(.onDisappear))
    }
}

extension Import.Target {
    fileprivate var person: Person? {
        if case .person(let person) = self { person } else { nil }
    }
}
