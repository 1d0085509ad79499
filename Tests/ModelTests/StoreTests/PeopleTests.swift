import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PeopleTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(
        id: UUID(1),
        name: "Ada",
        height: 175,
        changedAt: Date(timeIntervalSince1970: 0)
    )

    let eve = Person(
        id: UUID(5),
        name: "Eve",
        height: 160,
        changedAt: Date(timeIntervalSince1970: 0)
    )

    func appDependencies(
        failure: @escaping @Sendable () -> StorageError.Reason? = { nil }
    ) -> AppDependencies {
        .testDependencies(
            dataFolderClient: .memory(files) { $0 == "read-people" ? failure() : nil },
            uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
        )
    }

    func saveAda() throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
    }

    func saveAdaAndEve() throws {
        try saveAda()
        try PersonRepository(.memory(files), .testValue).save(eve)
    }

    @Test
    func send_task_notice_isToldOnce() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task)
        let notice = StorageError(file: "data", reason: .noLocks)
        appDependencies.appStateClient.send(\.notice, notice)
        await waitUntil { sut.storage.notice == notice }
        #expect(appDependencies.appStateClient.withLock(\.notice).value == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_personIsKept_summaryIsShown() async throws {
        try saveAdaAndEve()
        let weighIn = WeighIn(
            id: UUID(2),
            day: .epoch,
            time: .midnight,
            weight: 70,
            height: 175,
            changedAt: Date(timeIntervalSince1970: 0)
        )
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task)
        sut.receiveStorage()
        sut.receiveNavigation()
        sut.receiveLoaded {
            $0.loadingState = .loaded
            let standing = StandingService(appDependencies).standing(of: [weighIn], today: .epoch)
            $0.people = [
                PersonSummary(
                    person: ada,
                    weighIn: weighIn,
                    bmi: 22.86,
                    assessment: .category(.normal),
                    standing: standing
                ),
                PersonSummary(person: eve),
            ]
        }
        sut.receiveDrafts()
        sut.receiveLaunch()
    }

    @Test
    func send_task_historyIsUnreadable_personIsShownAndProblemNamed() async throws {
        try saveAdaAndEve()
        let key = "history/\(ada.id.uuidString.lowercased())/2026"
        files.withLock { $0[key] = "[" }
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task)
        sut.receiveStorage()
        sut.receiveNavigation()
        var summary = PersonSummary(person: ada)
        summary.isUnreadable = true
        sut.receiveLoaded {
            $0.loadingState = .loaded
            $0.people = [summary, PersonSummary(person: eve)]
            $0.problems = [StorageError(file: key, reason: .malformed(line: 1))]
        }
        sut.receiveDrafts()
        sut.receiveLaunch()
    }

    @Test
    func send_retryButtonTapped_fileIsReadableAgain_listIsShown() async throws {
        try saveAda()
        let isUnreadable = AllocatedLock(true)
        let appDependencies = appDependencies {
            isUnreadable.withLock(\.self) ? StorageError.Reason.system(5) : nil
        }
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task)
        sut.receiveStorage()
        sut.receiveNavigation()
        let failed = LoadingState.failed(StorageError(file: "people", reason: .system(5)))
        sut.receive {
            if case .loading(.loadResponse(.failure)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = failed
        }
        sut.receiveLaunch()
        isUnreadable.withLock { $0 = false }
        await sut.send(.loading(.retryButtonTapped)) { $0.loadingState = .loading }
        sut.receiveLoaded {
            $0.loadingState = .loaded
            $0.people = [PersonSummary(person: ada)]
        }
    }

    @Test
    func send_onChangeData_settingsAreChangedElsewhere_theyApply() async throws {
        let sut = People(appDependencies())
        try SettingsRepository(.memory(files), .testValue)
            .save(Settings(weightUnit: .pounds, language: .japanese), replacing: Settings())
        await sut.send(.loading(.onChangeData))
        #expect(sut.settings.weightUnit == .pounds)
        #expect(sut.settings.language == .japanese)
    }

    @Test
    func stream_changedKeys_anotherProcessAddedAPerson_listShowsIt() async throws {
        let appDependencies = appDependencies()
        SettingsRepository(.memory(files), .testValue).hasAlreadyTutorial = true
        let sut = People(appDependencies)
        await sut.send(.task)
        #expect(sut.people.isEmpty)
        try saveAda()
        appDependencies.appStateClient.send(\.changedKeys, ["people"])
        await waitUntil { sut.people.count == 1 }
        await sut.send(.loading(.onDisappear))
    }
}

extension TestStore<People> {
    func receiveStorage(
        sourceLocation: SourceLocation = #_sourceLocation,
        changes: (People) -> Void = { _ in }
    ) {
        receive(
            sourceLocation: sourceLocation,
            { if case .storage(.task) = $0 { true } else { false } },
            changes: changes
        )
    }

    func receiveDrafts(
        sourceLocation: SourceLocation = #_sourceLocation,
        changes: (People) -> Void = { _ in }
    ) {
        receive(
            sourceLocation: sourceLocation,
            { if case .drafts(.task) = $0 { true } else { false } },
            changes: changes
        )
    }

    func receiveNavigation(_ count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<count {
            receive(
                sourceLocation: sourceLocation,
                { if case .navigator = $0 { true } else { false } }
            )
        }
    }

    func receiveLaunch(sourceLocation: SourceLocation = #_sourceLocation) {
        receive(
            sourceLocation: sourceLocation,
            { if case .undo(.onLaunch) = $0 { true } else { false } }
        )
    }

    func receiveLoaded(
        sourceLocation: SourceLocation = #_sourceLocation,
        changes: (People) -> Void = { _ in }
    ) {
        receive(
            sourceLocation: sourceLocation,
            { if case .loading(.loadResponse(.success)) = $0 { true } else { false } },
            changes: changes
        )
    }
}
