import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DashboardTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(
        id: UUID(1),
        name: "Ada",
        height: 175,
        goalWeight: 68,
        changedAt: Date(timeIntervalSince1970: 0)
    )
    let today = LocalTime(day: Day(number: 20_777), time: .midnight)

    func appDependencies(
        failure: @escaping @Sendable () -> StorageError.Reason? = { nil }
    ) -> AppDependencies {
        let today = today
        return .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in today }
            },
            dataFolderClient: .memory(files) { $0 == "read-people" ? failure() : nil },
            uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
        )
    }

    func save(_ weights: [Double]) throws -> [WeighIn] {
        try PersonRepository(.memory(files), .testValue).save(ada)
        return try weights.enumerated().map { index, weight in
            let weighIn = WeighIn(
                id: UUID(UInt8(20 + index)),
                day: today.day.advanced(by: index + 1 - weights.count),
                time: .midnight,
                weight: weight,
                height: 175,
                changedAt: Date(timeIntervalSince1970: 0)
            )
            try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
            return weighIn
        }
    }

    @Test
    func send_task_peopleAreOfANewerVersion_isNamed() async throws {
        _ = try save([70])
        files.withLock { files in
            files["people"] = files["people"]?.replacing(#""version":1"#, with: #""version":99"#)
        }
        let sut = Dashboard(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.problems == [StorageError(file: "people", reason: .newerVersion(99))])
        #expect(sut.overview.entries.count == 1)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func stream_today_midnightHasPassed_todayIsTheNewDay() async {
        let day = AllocatedLock(today.day)
        let appDependencies = AppDependencies.testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in LocalTime(day: day.withLock { $0 }, time: .midnight) }
            },
            dataFolderClient: .memory(files)
        )
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.loading(.task))
        #expect(sut.today == today.day)
        let tomorrow = today.day.advanced(by: 1)
        day.withLock { $0 = tomorrow }
        appDependencies.appStateClient.send(\.today, tomorrow)
        await waitUntil { sut.today == tomorrow }
        #expect(sut.today == tomorrow)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_weighInsAreKept_overviewIsShown() async throws {
        let weighIns = try save([70, 69.9, 69.8, 69.7, 69.6])
        let appDependencies = appDependencies()
        let sut = TestStore { Dashboard(appDependencies, person: ada, action: $0) }
        await sut.send(.loading(.task))
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.today = today.day
            $0.overview = OverviewService(appDependencies).overview(
                of: weighIns,
                person: ada,
                scheme: .who,
                unit: .kilograms,
                today: today.day
            )
            $0.person.goal = $0.overview.goal?.goal
            $0.calendar = CalendarService(appDependencies).calendar(
                of: weighIns,
                today: today.day,
                weekStart: .monday
            )
            $0.selection = UUID(24)
        }
        #expect(sut.store.overview.entries.count == 5)
        #expect(sut.store.overview.assessment == .category(.normal))
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_limitsCloseButtonTapped_staysAway() async throws {
        _ = try save([70])
        let sut = Dashboard(appDependencies(), person: ada)
        #expect(!sut.isPresentedLimits)
        await sut.send(.loading(.task))
        #expect(sut.isPresentedLimits)
        await sut.send(.limitsCloseButtonTapped)
        #expect(!sut.isPresentedLimits)
        let other = Dashboard(appDependencies(), person: ada)
        await other.send(.loading(.task))
        #expect(!other.isPresentedLimits)
        #expect(other.overview.assessment == .category(.normal))
        await sut.send(.loading(.onDisappear))
        await other.send(.loading(.onDisappear))
    }

    @Test
    func send_figuresButtonTapped_staysForTheNextStart() async throws {
        _ = try save([70])
        let sut = Dashboard(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(!sut.settings.showsFigures)
        await sut.send(.figuresButtonTapped)
        let other = Dashboard(appDependencies(), person: ada)
        await other.send(.loading(.task))
        #expect(other.settings.showsFigures)
        await other.send(.figuresButtonTapped)
        #expect(!other.settings.showsFigures)
        await sut.send(.loading(.onDisappear))
        await other.send(.loading(.onDisappear))
    }

    /// One note at a time: the limits wait until the week is closed.
    @Test
    func send_weekCloseButtonTapped_staysAway_untilTheNextWeek() async throws {
        _ = try save(Array(repeating: 70, count: 8))
        let settings = Settings(
            weekStart: today.day.weekday
        )
        let repository = SettingsRepository(.memory(files), .testValue)
        try repository.save(settings, replacing: Settings())
        let sut = Dashboard(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.finishedWeek?.mean == 70 && !sut.isPresentedLimits)
        await sut.send(.weekCloseButtonTapped)
        #expect(sut.finishedWeek == nil && sut.isPresentedLimits)
        let other = Dashboard(appDependencies(), person: ada)
        await other.send(.loading(.task))
        #expect(other.overview.finishedWeek != nil)
        #expect(other.finishedWeek == nil)
        #expect(try repository.load().weeksRead == [ada.id: today.day.advanced(by: -7)])
        var silent = settings
        silent.tellsMilestones = false
        try repository.save(silent, replacing: settings)
        await other.send(.loading(.onRefresh))
        #expect(other.overview.finishedWeek == nil)
        await sut.send(.loading(.onDisappear))
        await other.send(.loading(.onDisappear))
    }

    @Test
    func offersGoal_growing_isOnlyForAGoalThatIsThere() async throws {
        _ = try save([30])
        var child = ada
        child.birthDate = today.day.advanced(by: -3300)
        for goal in [nil, Goal(weight: 29)] {
            child.goal = goal
            try PersonRepository(.memory(files), .testValue).save(child)
            let sut = Dashboard(appDependencies(), person: child)
            await sut.send(.loading(.task))
            #expect(sut.offersGoal == (goal != nil))
            await sut.send(.loading(.onDisappear))
        }
    }

    @Test
    func isPresentedLimits_noClass_isNot() async throws {
        _ = try save([70])
        var child = ada
        child.birthDate = today.day.advanced(by: -4000)
        try PersonRepository(.memory(files), .testValue).save(child)
        let sut = Dashboard(appDependencies(), person: child)
        await sut.send(.loading(.task))
        #expect(sut.overview.assessment == .sexMissing)
        #expect(!sut.isPresentedLimits)
        #expect(sut.overview.energy == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_fileIsUnreadable_failureIsShown_retryTriesAgain() async {
        let isUnreadable = AllocatedLock(true)
        let appDependencies = appDependencies {
            isUnreadable.withLock(\.self) ? StorageError.Reason.system(5) : nil
        }
        let sut = TestStore {
            Dashboard(appDependencies, person: ada, today: today.day, action: $0)
        }
        await sut.send(.loading(.task))
        sut.receive {
            if case .loading(.loadResponse(.failure)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .failed(StorageError(file: "people", reason: .system(5)))
        }
        isUnreadable.withLock { $0 = false }
        await sut.send(.loading(.retryButtonTapped)) { $0.loadingState = .loading }
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.overview = OverviewService(appDependencies).overview(
                of: [],
                person: ada,
                scheme: .who,
                unit: .kilograms,
                today: today.day
            )
            $0.calendar = CalendarService(appDependencies).calendar(
                of: [],
                today: today.day,
                weekStart: .monday
            )
        }
    }

    @Test
    func send_weighInButtonTapped_weightIsTypedAndSaved_dashboardShowsIt() async throws {
        _ = try save([70])
        let appDependencies = appDependencies()
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.loading(.task))
        await sut.send(.weighInButtonTapped)
        let editor = try #require(sut.weighInEditor)
        editor.draft.weight = "69.4"
        await editor.send(.form(.saveButtonTapped))
        #expect(sut.weighInEditor == nil)
        #expect(sut.overview.entries.map(\.weighIn.weight).sorted() == [69.4, 70])
        #expect(sut.selection == UUID(7))
    }

    @Test
    func send_entryButtonTapped_weightIsCorrected_noSecondWeighIn() async throws {
        _ = try save([70, 96.9])
        let appDependencies = appDependencies()
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.loading(.task))
        await sut.send(.entryButtonTapped(sut.overview.entries[0]))
        let editor = try #require(sut.weighInEditor)
        #expect(editor.draft.weight == "96.9")
        editor.draft.weight = "69.6"
        await editor.send(.form(.saveButtonTapped))
        #expect(sut.overview.entries.map(\.weighIn.weight) == [69.6, 70])
    }

    @Test
    func send_onChangeData_newWeighIn_markStaysOnTheNewestOnlyIfItWasThere() async throws {
        _ = try save([70, 69.9])
        let sut = Dashboard(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        _ = try save([70, 69.9, 69.8])
        await sut.send(.loading(.onRefresh))
        #expect(sut.selection == UUID(22))
        await sut.send(.onChangeSelection(UUID(20)))
        _ = try save([70, 69.9, 69.8, 69.7])
        await sut.send(.loading(.onChangeData))
        #expect(sut.selection == UUID(20))
    }

    @Test
    func send_onChangeData_editorIsOpen_sinceWhatIsNewer() async throws {
        _ = try save([70])
        let appDependencies = appDependencies()
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.loading(.task))
        await sut.send(.weighInButtonTapped)
        let editor = try #require(sut.weighInEditor)
        editor.draft.weight = "69"
        #expect(editor.change == -1)
        _ = try save([70, 69.5])
        await sut.send(.loading(.onChangeData))
        #expect(editor.change == -0.5)
        #expect(editor.draft.weight == "69")
    }

    @Test
    func send_cancelButtonTapped_nothingTyped_sheetCloses() async throws {
        let appDependencies = appDependencies()
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.weighInButtonTapped)
        await sut.weighInEditor?.send(.form(.cancelButtonTapped))
        #expect(sut.weighInEditor == nil)
    }

    @Test
    func send_cancelButtonTapped_somethingTyped_asksFirst() async throws {
        let appDependencies = appDependencies()
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.weighInButtonTapped)
        sut.weighInEditor?.draft.weight = "7"
        await sut.weighInEditor?.send(.form(.cancelButtonTapped))
        #expect(sut.weighInEditor?.form.isPresentedDiscard == true)
        await sut.weighInEditor?.send(.form(.discardCancelButtonTapped))
        #expect(sut.weighInEditor != nil)
        await sut.weighInEditor?.send(.form(.cancelButtonTapped))
        await sut.weighInEditor?.send(.form(.discardButtonTapped))
        #expect(sut.weighInEditor == nil)
    }

    @Test
    func send_deleteButtonTapped_weighInIsGoneFromTheList() async throws {
        _ = try save([70, 71])
        let appDependencies = appDependencies()
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.loading(.task))
        await sut.send(.deleteButtonTapped(sut.overview.entries[0]))
        #expect(sut.overview.entries.map(\.weighIn.weight) == [70])
    }

    @Test
    func send_zoomButtonTapped_takesTheNextRangeOfAQuarterAtMost() async throws {
        _ = try save(Array(repeating: 70, count: 60))
        let sut = Dashboard(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.chartRange == .quarter)
        #expect(sut.canZoom(by: -1) && !sut.canZoom(by: 1))
        await sut.send(.zoomOutButtonTapped)
        #expect(sut.chartRange == .quarter)
        await sut.send(.zoomInButtonTapped)
        #expect(sut.chartRange == .month)
        #expect(sut.chartPoints.allSatisfy { sut.chartDays.contains($0.day) })
        #expect(sut.chartLead?.day == sut.chartDays.lowerBound.advanced(by: -1))
        for _ in 0..<3 { await sut.send(.zoomInButtonTapped) }
        #expect(sut.chartRange == .week)
        #expect(!sut.canZoom(by: -1))
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_deleteButtonTapped_inTheForm_itClosesAndTheWeighInIsGone() async throws {
        _ = try save([70, 71])
        let appDependencies = appDependencies()
        let sut = Dashboard(appDependencies, person: ada)
        await sut.send(.loading(.task))
        await sut.send(.entryButtonTapped(sut.overview.entries[1]))
        await sut.weighInEditor?.send(.deleteButtonTapped)
        #expect(sut.weighInEditor == nil)
        #expect(sut.overview.entries.map(\.weighIn.weight) == [71])
    }
}
