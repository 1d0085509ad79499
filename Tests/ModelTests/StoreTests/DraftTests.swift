import DataSource
import Essentials
import Testing

@testable import Model

/// What is typed is kept while it is neither saved nor left.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DraftTests {
    let files = AllocatedLock([String: String]())
    let isReadOnly = AllocatedLock(false)
    let ada = Person(id: UUID(1), name: "Ada", height: 178)

    func dependencies(process: Int32 = 1) -> AppDependencies {
        .testDependencies(
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.processIdentifier = { process }
                $0.startOfProcess = { $0 == process ? "0" : nil }
            },
            dataFolderClient: .memory(files, isFull: isReadOnly),
            uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
        )
    }

    func isKept(_ text: String) -> Bool {
        files.withLock { $0["drafts"]?.contains(text) ?? false }
    }

    /// As after a crash.
    func left() throws -> [LeftDraft] {
        try DraftService(dependencies(process: 2)).left()
    }

    @Test
    func send_onChangeDraft_isWrittenAfterAWhile() async throws {
        let appDependencies = dependencies()
        let appDelegate = AppDelegate(appDependencies)
        appDelegate.applicationDidFinishLaunching()
        let sut = WeighInEditor(appDependencies, person: ada)
        await sut.type("71x", into: .weight)
        await waitUntil { isKept("71x") }
        #expect(isKept("71x"))
        appDelegate.applicationWillTerminate()
    }

    @Test
    func applicationWillTerminate_isWrittenAtOnce() async throws {
        let appDependencies = dependencies()
        let sut = PersonEditor(appDependencies, person: ada)
        await sut.type("19", into: .birthDate)
        #expect(!isKept("19"))
        AppDelegate(appDependencies).applicationWillTerminate()
        #expect(isKept(#""birthDate":"19""#))
        #expect(!isKept(#""height":"178""#))
        #expect(!isKept("goalWeight"))
    }

    @Test
    func send_onChangeDraft_asItWas_isForgotten() async throws {
        let appDependencies = dependencies()
        let sut = PersonEditor(appDependencies, person: ada)
        await sut.type("Adele", into: .name)
        AppDelegate(appDependencies).applicationWillTerminate()
        await sut.type("Ada", into: .name)
        AppDelegate(appDependencies).applicationWillTerminate()
        #expect(!isKept("Adele"))
    }

    @Test(arguments: [true, false])
    func send_savedOrDiscarded_isForgotten(isSaved: Bool) async throws {
        let appDependencies = dependencies()
        let sut = WeighInEditor(appDependencies, person: ada)
        await sut.type("71.9", into: .weight)
        AppDelegate(appDependencies).applicationWillTerminate()
        #expect(isKept("71.9"))
        await sut.send(.form(isSaved ? .saveButtonTapped : .discardButtonTapped))
        #expect(!isKept("71.9"))
        #expect(appDependencies.appStateClient.withLock(\.draft).value == nil)
    }

    @Test
    func applicationWillTerminate_cannotBeWritten_isTold() async throws {
        isReadOnly.withLock { $0 = true }
        let appDependencies = dependencies()
        let sut = WeighInEditor(appDependencies, person: ada)
        await sut.type("71.9", into: .weight)
        let appDelegate = AppDelegate(appDependencies)
        appDelegate.applicationWillTerminate()
        #expect(!isKept("71.9"))
        let failure = StorageError(file: "drafts", reason: .draftNotKept(.system(28)))
        #expect(appDelegate.draftFailure == failure)
        #expect(sut.attempt.failure == nil)
    }

    @Test
    func send_task_leftDraft_isOffered_openButtonTappedFillsTheForm() async throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
        let appDependencies = dependencies()
        let typed = WeighInEditor(
            appDependencies,
            person: ada,
            settings: Settings(weightUnit: .pounds)
        )
        await typed.type("160", into: .weight)
        await typed.type("after a run", into: .note)
        AppDelegate(appDependencies).applicationWillTerminate()

        let other = dependencies(process: 2)
        let sut = People(other)
        await sut.send(.task)
        let left = try #require(sut.drafts.offered)
        #expect(left.person?.name == "Ada")
        #expect(left.weight.map { ($0 * 100).rounded() } == 7257)
        await sut.drafts.send(.openButtonTapped(left))
        let editor = try #require(sut.navigator.path.dashboard?.weighInEditor)
        #expect(editor.id == typed.id)
        #expect(editor.draft == typed.draft)
        #expect(editor.settings.weightUnit == .pounds)
        #expect(sut.drafts.offered == nil)
        #expect(try DraftService(dependencies(process: 3)).left().map(\.id) == ["2-0"])
        await editor.send(.form(.saveButtonTapped))
        #expect(try DraftService(dependencies(process: 3)).left().isEmpty)
    }

    @Test(arguments: ["people", "drafts"])
    func send_task_fileCannotBeRead_draftsAreNamedWhereOnlyTheyAre(file: String) async throws {
        files.withLock { files in
            for name in [file, "drafts"] { files[name] = "nonsense" }
        }
        let appDependencies = dependencies()
        let sut = People(appDependencies)
        await sut.send(.task)
        #expect(sut.problems.map(\.file) == (file == "people" ? [] : ["drafts"]))
        #expect(appDependencies.appStateClient.withLock(\.notice).value == nil)
        #expect(sut.drafts.offered == nil)
        let dashboard = Dashboard(appDependencies, person: ada)
        await dashboard.send(.loading(.task))
        #expect(dashboard.problems.map(\.file) == (file == "people" ? [] : ["drafts"]))
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func left_weighInWasSavedBeforeTheEnd_isNotOffered() async throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
        let appDependencies = dependencies()
        let sut = WeighInEditor(appDependencies, person: ada)
        await sut.type("71.9", into: .weight)
        AppDelegate(appDependencies).applicationWillTerminate()
        #expect(try left().count == 1)
        let saved = WeighIn(id: sut.id, day: .epoch, time: .midnight, weight: 71.9, height: 178)
        try WeighInRepository(.memory(files), .testValue).save(saved, of: ada.id)
        #expect(try left().isEmpty)
        #expect(!isKept("71.9"))
    }

    @Test
    func send_onOpenDraft_weighInChangedElsewhere_onlyWhatWasTypedDiffers() async throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
        var weighIn = WeighIn(id: UUID(5), day: .epoch, time: .midnight, weight: 72, height: 178)
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        let appDependencies = dependencies()
        let typed = WeighInEditor(appDependencies, person: ada, weighIn: weighIn)
        await typed.type("mornings", into: .note)
        AppDelegate(appDependencies).applicationWillTerminate()
        weighIn.weight = 73
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)

        let left = try #require(try left().first)
        let other = dependencies(process: 2)
        let sut = Dashboard(other, person: ada)
        await sut.send(.onOpenDraft(left))
        #expect(sut.weighInEditor?.draft.weight == "73")
        #expect(sut.weighInEditor?.draft.note == "mornings")
    }

    @Test
    func send_buttons_nextIsOfferedWhenTheFormIsClosed() async throws {
        let drafts = (1...3).map { number in
            LeftDraft(
                draft: FormDraft(id: "\(number)-9", form: .newPerson(UUID(9)), fields: [:])
            )
        }
        let appDependencies = dependencies()
        let sut = People(appDependencies, people: [PersonSummary(person: ada)])
        sut.drafts.drafts = drafts
        await sut.drafts.send(.laterButtonTapped(drafts[0]))
        #expect(sut.drafts.offered == drafts[1])
        await sut.drafts.send(.openButtonTapped(drafts[1]))
        await sut.drafts.send(.laterButtonTapped(drafts[1]))
        #expect(sut.drafts.offered == nil)
        guard case .personBMI(let form) = sut.path.last else {
            Issue.record("No form was opened")
            return
        }
        await form.send(.form(.discardButtonTapped))
        #expect(sut.drafts.offered == drafts[2])
    }
}
