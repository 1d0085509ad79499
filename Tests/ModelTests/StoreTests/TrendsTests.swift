import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TrendsTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)
    let today = LocalTime(day: Day(number: 20_777), time: .midnight)

    func appDependencies(failure: StorageError.Reason? = nil) -> AppDependencies {
        let today = today
        var client = DataFolderClient.memory(files)
        if let failure {
            client.keys = { key throws(StorageError) in
                throw StorageError(file: key, reason: failure)
            }
        }
        return .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in today }
            },
            dataFolderClient: client
        )
    }

    func save(daysAgo: [Int], weights: [Double]? = nil) throws {
        for (index, days) in daysAgo.enumerated() {
            let weighIn = WeighIn(
                id: UUID(UInt8(index + 1)),
                day: today.day.advanced(by: -days),
                time: .midnight,
                weight: weights?[index] ?? 70 + Double(days) / 100,
                height: 175
            )
            try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        }
    }

    @Test(arguments: [
        (TrendRange.week, 2), (.month, 3), (.quarter, 4), (.year, 5), (.all, 6),
    ])
    func send_rangePickerSelected_onlyItsDaysAreShown(
        _ range: TrendRange,
        _ count: Int
    ) async throws {
        try save(daysAgo: [0, 5, 20, 80, 300, 900])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.rangePickerSelected(range))
        #expect(sut.shownPoints.count == count)
        #expect(sut.days.upperBound == today.day)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func stream_changedKeys_onlyWhatIsShownIsLoadedAgain() async throws {
        try save(daysAgo: [0])
        let loads = AllocatedLock(0)
        var appDependencies = appDependencies()
        let keys = appDependencies.dataFolderClient.keys
        appDependencies.dataFolderClient.keys = { prefix throws(StorageError) in
            loads.withLock { $0 += 1 }
            return try keys(prefix)
        }
        // What was said before the screen was opened, its first loading knows.
        appDependencies.appStateClient.send(\.changedKeys, ["people"])
        appDependencies.appStateClient.send(\.today, today.day)
        let sut = Trends(appDependencies, person: ada)
        await sut.send(.loading(.task))
        let perLoad = loads.withLock(\.self)
        let other = "history/\(UUID(2).uuidString.lowercased())/2026"
        appDependencies.appStateClient.send(\.changedKeys, [other])
        try save(daysAgo: [0, 5])
        let own = "history/\(ada.id.uuidString.lowercased())/2026"
        appDependencies.appStateClient.send(\.changedKeys, [own])
        await waitUntil { sut.shownPoints.count == 2 }
        #expect(loads.withLock(\.self) == 2 * perLoad)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_onDisappear_changesAreNoLongerLoaded() async throws {
        try save(daysAgo: [0])
        let appDependencies = appDependencies()
        let sut = Trends(appDependencies, person: ada)
        let other = Trends(appDependencies, person: ada)
        await sut.send(.loading(.task))
        await other.send(.loading(.task))
        await sut.send(.loading(.onDisappear))
        try save(daysAgo: [0, 5])
        appDependencies.appStateClient.send(\.changedKeys, ["people"])
        await waitUntil { other.shownPoints.count == 2 }
        #expect(sut.shownPoints.count == 1)
        await other.send(.loading(.onDisappear))
    }

    @Test
    func send_taskAgain_nothingIsLoaded_andChangesAreFollowed() async throws {
        try save(daysAgo: [0])
        let loads = AllocatedLock(0)
        var appDependencies = appDependencies()
        let keys = appDependencies.dataFolderClient.keys
        appDependencies.dataFolderClient.keys = { prefix throws(StorageError) in
            loads.withLock { $0 += 1 }
            return try keys(prefix)
        }
        let sut = Trends(appDependencies, person: ada)
        await sut.send(.loading(.task))
        let first = loads.withLock(\.self)
        await sut.send(.loading(.task))
        #expect(first > 0 && loads.withLock(\.self) == first)
        try save(daysAgo: [0, 5])
        appDependencies.appStateClient.send(\.changedKeys, ["people"])
        await waitUntil { sut.shownPoints.count == 2 }
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_statisticsOfWeekMonthAndYear() async throws {
        try save(daysAgo: [0, 1, 10, 100])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        let statistics = sut.course.statistics
        #expect(statistics.map(\.period) == [.week(start: .monday), .month, .year])
        #expect(statistics.map { $0.statistics.map(\.readings) } == [[2, 1, 1], [3, 1], [4]])
    }

    @Test
    func forecast_recentWeeks_goesOnFromTheLastDay() async throws {
        try save(daysAgo: [2, 3, 4, 5, 8, 11, 14, 17, 20, 22, 300])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.course.missingDays == nil)
        #expect(sut.forecast.map { $0.day.distance(to: today.day) } == Array((-22...2).reversed()))
        #expect(sut.drawnDays.upperBound == today.day.advanced(by: 22))
        await sut.send(.earlierButtonTapped)
        #expect(sut.forecast == [])
    }

    @Test(arguments: [
        ([0, 3], TrendRange.week, 6), ([0, 20], .month, 30), ([200], .quarter, 290),
    ])
    func send_task_isFitting_showsFirstWhereTheWeighInsAre(
        _ daysAgo: [Int],
        _ range: TrendRange?,
        _ first: Int
    ) async throws {
        try save(daysAgo: daysAgo)
        let sut = Trends(appDependencies(), person: ada, isFitting: true)
        await sut.send(.loading(.task))
        #expect(sut.window.range == range)
        #expect(sut.days.lowerBound == today.day.advanced(by: -first))
        #expect(sut.shownPoints.count == daysAgo.count)
        await sut.send(.rangePickerSelected(.quarter))
        await sut.send(.loading(.onChangeData))
        #expect(sut.window.range == .quarter)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_rangePickerSelected_afterTheWeighIns_showsTheLastOfThem() async throws {
        try save(daysAgo: [200, 201, 203])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.rangePickerSelected(.week))
        #expect(sut.shownPoints.count == 3)
        #expect(sut.window.shownRange == .week)
        #expect(sut.days.upperBound == today.day.advanced(by: -200))
        #expect(sut.isOfNewest && sut.forecast.isEmpty)
    }

    // Whoever weighs in again sees it.
    @Test
    func send_onChangeData_afterOldWeighIns_theNewOneIsShown() async throws {
        try save(daysAgo: [200, 201, 203])
        let sut = Trends(appDependencies(), person: ada, isFitting: true)
        await sut.send(.loading(.task))
        #expect(sut.days.upperBound == today.day.advanced(by: -200))
        try save(daysAgo: [0, 200, 201, 203])
        await sut.send(.loading(.onChangeData))
        #expect(sut.days.upperBound == today.day)
        await sut.send(.earlierButtonTapped)
        #expect(!sut.isOfNewest)
        await sut.send(.loading(.onDisappear))
    }

    @Test(arguments: [(2000, true), (3000, false)])
    func forecast_ofALongTime_isNotDrawn(_ longAgo: Int, _ isDrawn: Bool) async throws {
        try save(daysAgo: [0, 1, 2, 3, 6, 9, 12, 15, 18, 20, longAgo])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.rangePickerSelected(.all))
        #expect(sut.forecast.isEmpty != isDrawn)
    }

    @Test
    func foreseen_endOfTheForecast_isItsWeight_crosshairStaysOnIt() async throws {
        try save(daysAgo: [0, 1, 2, 3, 6, 9, 12, 15, 18, 20])
        let end = today.day.advanced(by: 22)
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.onChangeSelection(end))
        await sut.send(.loading(.onChangeData))
        #expect(sut.selection == end)
        #expect(sut.course.point(on: end) == nil)
        #expect(sut.foreseen(on: end) == sut.forecast.last)
        #expect(sut.foreseen(on: end.advanced(by: 1)) == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func forecast_noClearChange_isWhereTheWeightWillProbablyBe() async throws {
        try save(
            daysAgo: [0, 1, 4, 5, 8, 10, 13, 15, 18, 20],
            weights: [70, 72, 70, 72, 70, 71, 72, 70, 72, 70]
        )
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.course.rate?.isClear == false)
        #expect(!sut.forecast.isEmpty)
    }

    @Test
    func forecast_fourDaysWithAWeight_isNoGuess() async throws {
        try save(daysAgo: [0, 1, 2, 6])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.forecast == [])
        #expect(sut.course.rate == nil)
        #expect(sut.course.missingDays == MissingDays(count: 1))
        #expect(!sut.course.isStale)
    }

    @Test
    func isStale_weighInsAreOldAndMany() async throws {
        try save(daysAgo: Array(200..<240))
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.course.rate == nil)
        #expect(sut.course.isStale)
    }

    @Test
    func send_zoomInButtonTapped_halfTheDays_rangeHasNoName() async throws {
        try save(daysAgo: [0, 300])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.zoomInButtonTapped)
        #expect(sut.days == today.day.advanced(by: -45)...today.day)
        #expect(sut.window.range == nil)
        await sut.send(.zoomOutButtonTapped)
        #expect(sut.days == today.day.advanced(by: -90)...today.day)
        await sut.send(.rangePickerSelected(.week))
        #expect(sut.window.range == .week)
    }

    @Test
    func send_onChangeDays_theyAreShown_aWeekAtLeast() async throws {
        try save(daysAgo: [0, 300])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        let days = today.day.advanced(by: -80)...today.day.advanced(by: -40)
        await sut.send(.onChangeDays(days))
        #expect(sut.days == days)
        #expect(sut.window.range == nil)
        await sut.send(.onChangeDays(today.day...today.day.advanced(by: 9)))
        #expect(sut.days == today.day.advanced(by: -6)...today.day)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_earlierButtonTapped_laterButtonTapped_daysMoveBetweenTheFirstAndToday() async throws {
        try save(daysAgo: [0, 300])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.laterButtonTapped)
        #expect(sut.window.range == .quarter)
        await sut.send(.earlierButtonTapped)
        #expect(sut.days == today.day.advanced(by: -135)...today.day.advanced(by: -45))
        for _ in 0..<9 { await sut.send(.earlierButtonTapped) }
        #expect(sut.days.lowerBound == today.day.advanced(by: -300))
    }

    @Test
    func point_onADay_isReadWhereItIsNotDrawn() async throws {
        try save(daysAgo: [0, 5, 20])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.course.point(on: today.day.advanced(by: -5))?.weight == 70.05)
        #expect(sut.course.point(on: today.day.advanced(by: -6)) == nil)
    }

    @Test
    func send_statisticsButtonTapped_periodIsChosen_andClosed() async {
        let sut = TestStore { Trends(appDependencies(), action: $0) }
        await sut.send(.statisticsButtonTapped) { $0.presentedPeriod = .month }
        await sut.send(.periodButtonTapped(.year)) { $0.presentedPeriod = .year }
        await sut.send(.onDismissStatistics) { $0.presentedPeriod = nil }
        await sut.send(.statisticsButtonTapped) { $0.presentedPeriod = .month }
        await sut.send(.backupsButtonTapped) { $0.presentedPeriod = nil }
    }

    @Test
    func send_task_folderIsUnreadable_failureIsShown() async {
        let sut = TestStore {
            Trends(
                appDependencies(failure: .system(5)),
                person: ada,
                action: $0
            )
        }
        await sut.send(.loading(.task))
        sut.receive {
            if case .loading(.loadResponse(.failure)) = $0 { true } else { false }
        } changes: {
            let key = "history/\(ada.id.uuidString.lowercased())"
            $0.loadingState = .failed(StorageError(file: key, reason: .system(5)))
        }
    }

    @Test
    func send_rangePickerSelected_crosshairOutside_isTakenAway() async {
        let sut = TestStore {
            Trends(
                appDependencies(),
                selection: today.day.advanced(by: -20),
                action: $0
            )
        }
        await sut.send(.rangePickerSelected(.week)) {
            $0.window = TrendWindow(
                days: today.day.advanced(by: -6)...today.day,
                range: .week
            )
            $0.selection = nil
        }
    }

    @Test
    func send_measureButtonTapped_aChild_goesThroughBMIAndHeight() async throws {
        try save(daysAgo: [0, 30, 60])
        var child = ada
        child.birthDate = today.day.advanced(by: -4000)
        child.sex = .female
        let sut = Trends(appDependencies(), person: child)
        await sut.send(.loading(.task))
        #expect(sut.course.percentiles == [.bmi, .height])
        #expect(sut.course.rate == nil && sut.course.missingDays == nil)
        #expect(sut.growthChart == nil && sut.forecast.isEmpty)
        await sut.send(.measureButtonTapped)
        let bmi = try #require(sut.growthChart)
        #expect(bmi.measure == .bmi && bmi.reference == .who)
        #expect(bmi.points.count == 3 && bmi.lines.count == 5 && bmi.adultDay == nil)
        #expect((try #require(bmi.points.last).value - 70 / 1.75 / 1.75).magnitude < 1e-9)
        await sut.send(.measureButtonTapped)
        #expect(sut.growthChart?.points.map(\.value) == [175, 175, 175])
        let weighIn = try #require(sut.course.weighIn(on: today.day))
        #expect(sut.assessment(of: weighIn)?.standard == .who2007)
        await sut.send(.measureButtonTapped)
        #expect(sut.measure == .weight && sut.growthChart == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_measureButtonTapped_anAdultWeighedAsAChild_seesBoth() async throws {
        try save(daysAgo: [0, 300])
        var adult = ada
        adult.sex = .female
        // 20 a hundred days ago.
        adult.birthDate = today.day.advanced(by: -7405)
        let sut = Trends(appDependencies(), person: adult)
        await sut.send(.loading(.task))
        await sut.send(.rangePickerSelected(.year))
        await sut.send(.measureButtonTapped)
        #expect(!sut.course.percentiles.isEmpty && sut.growthChart?.measure == .bmi)
        #expect(sut.adultDay == today.day.advanced(by: -100))
        await sut.send(.rangePickerSelected(.month))
        #expect(sut.adultDay == nil)
        await sut.send(.loading(.onDisappear))
        adult.birthDate = today.day.advanced(by: -9000)
        let older = Trends(appDependencies(), person: adult)
        await older.send(.loading(.task))
        await older.send(.measureButtonTapped)
        #expect(older.course.percentiles.isEmpty && older.growthChart == nil)
        await older.send(.loading(.onDisappear))
    }

    @Test(arguments: [
        (4000, 140.0, TrendNotice?.some(.sexMissing)), (nil, 120, .birthDateMissing),
        (nil, 175, nil), (9000, 120, nil),
    ])
    func send_measureButtonTapped_noPercentiles_saysWhatIsMissing(
        days: Int?,
        height: Double,
        notice: TrendNotice?
    ) async throws {
        try save(daysAgo: [0, 30])
        var person = ada
        person.height = height
        person.birthDate = days.map { today.day.advanced(by: -$0) }
        let sut = Trends(appDependencies(), person: person)
        await sut.send(.loading(.task))
        #expect(sut.course.missingForPercentiles == notice)
        await sut.send(.measureButtonTapped)
        #expect(sut.notice == notice && sut.measure == .weight)
        await sut.send(.loading(.onDisappear))
    }

    @Test(arguments: [
        Trends.Action.yearBeforeButtonTapped, .comparisonButtonTapped, .statisticsButtonTapped,
    ])
    func send_aKeyOfWeights_onPercentiles_saysSo(_ action: Trends.Action) async throws {
        try save(daysAgo: [0, 30, 60])
        var child = ada
        child.birthDate = today.day.advanced(by: -4000)
        child.sex = .female
        let sut = Trends(appDependencies(), person: child)
        await sut.send(.loading(.task))
        await sut.send(.measureButtonTapped)
        #expect(sut.course.isOnPercentiles)
        await sut.send(action)
        #expect(sut.notice == .onPercentiles && sut.overlay == nil && sut.presentedPeriod == nil)
        await sut.send(.loading(.onDisappear))
    }
}
