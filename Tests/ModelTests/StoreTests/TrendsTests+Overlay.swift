import DataSource
import Essentials
import Testing

@testable import Model

extension TrendsTests {
    private var bob: Person { Person(id: UUID(2), name: "Bob", height: 180) }

    private func saveBob() throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
        try PersonRepository(.memory(files), .testValue).save(bob)
        let weighIn = WeighIn(
            id: UUID(50),
            day: today.day,
            time: .midnight,
            weight: 80,
            height: 180
        )
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: bob.id)
    }

    @Test
    func send_yearBeforeButtonTapped_isLaidOver_andTakenAway() async throws {
        try save(daysAgo: [0, 370, 380])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.yearBeforeButtonTapped)
        #expect(sut.overlay?.kind == .yearBefore)
        #expect(sut.overlay?.points.map(\.day) == [-15, -5].map { today.day.advanced(by: $0) })
        #expect(sut.overlaid(on: today.day.advanced(by: -5)) != nil)
        #expect(sut.overlaid(on: today.day) == nil)
        await sut.send(.yearBeforeButtonTapped)
        #expect(sut.overlay == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test(arguments: [TrendRange.all, .year])
    func send_yearBeforeButtonTapped_longerThanAYear_isSaid(_ range: TrendRange) async throws {
        try save(daysAgo: [0, 200, 370, 500])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.rangePickerSelected(range))
        await sut.send(.yearBeforeButtonTapped)
        #expect((sut.overlay == nil) == (range == .all))
        #expect(sut.notice == (range == .all ? .longerThanAYear : nil))
        await sut.send(.rangePickerSelected(.all))
        #expect(sut.overlay == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_comparisonButtonTapped_oneAfterTheOther_thenNobody() async throws {
        try saveBob()
        try save(daysAgo: [0])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.comparisonButtonTapped)
        guard case .person(let person) = sut.overlay?.kind else {
            Issue.record("\(String(describing: sut.overlay))")
            return
        }
        #expect(person.id == bob.id)
        #expect(sut.overlay?.points.map(\.weight) == [80])
        await sut.send(.comparisonButtonTapped)
        #expect(sut.overlay == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_nothingFollows_isSaid() async throws {
        try save(daysAgo: [0])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.rangePickerSelected(.all))
        for (action, notice) in [
            (Trends.Action.earlierButtonTapped, TrendNotice.nothingEarlier),
            (.laterButtonTapped, .nothingLater), (.zoomInButtonTapped, .nearest),
            (.zoomOutButtonTapped, .farthest), (.yearBeforeButtonTapped, .noYearBefore),
            (.comparisonButtonTapped, .nobodyElse),
        ] {
            await sut.send(action)
            #expect(sut.notice == notice)
            #expect(sut.overlay == nil)
            await sut.send(.onDismissNotice)
            #expect(sut.notice == nil)
        }
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_onChangeData_noticeStays() async throws {
        try save(daysAgo: [0])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.comparisonButtonTapped)
        #expect(sut.notice == .nobodyElse)
        await sut.send(.loading(.onChangeData))
        #expect(sut.notice == .nobodyElse)
        await sut.send(.onDismissNotice)
        #expect(sut.notice == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_comparisonButtonTapped_nobodyElse_theYearBeforeStays() async throws {
        try save(daysAgo: [0, 365])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.yearBeforeButtonTapped)
        #expect(sut.overlay?.kind == .yearBefore)
        await sut.send(.comparisonButtonTapped)
        #expect(sut.notice == .nobodyElse)
        #expect(sut.overlay?.kind == .yearBefore)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_comparisonButtonTapped_nothingOfThemHere_isSaid_untilTheWindowMoves() async throws {
        try saveBob()
        try save(daysAgo: [0, 400])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.earlierButtonTapped)
        await sut.send(.earlierButtonTapped)
        await sut.send(.comparisonButtonTapped)
        guard case .nothing(let person) = sut.notice else {
            Issue.record("\(String(describing: sut.notice))")
            return
        }
        #expect(person.id == bob.id)
        await sut.send(.earlierButtonTapped)
        #expect(sut.notice == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_comparisonResponse_failure_isTold() async {
        let appDependencies = appDependencies()
        let sut = Trends(appDependencies, person: ada)
        let error = StorageError(file: "history", reason: .system(5))
        await sut.send(.comparisonResponse(.failure(error)))
        #expect(sut.overlay == nil)
        #expect(appDependencies.appStateClient.withLock(\.notice).value == error)
    }

    @Test
    func shownRange_moved_isStillThatOfItsLength() async throws {
        try save(daysAgo: [0, 300])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.earlierButtonTapped)
        #expect(sut.window.range == nil)
        #expect(sut.window.shownRange == .quarter)
        await sut.send(.zoomInButtonTapped)
        #expect(sut.window.shownRange == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func total_isOfTheShownDays_statisticsEndWithThem() async throws {
        try save(daysAgo: [0, 5, 100, 110], weights: [70, 71, 80, 82])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        #expect(sut.total?.readings == 2)
        #expect(sut.total?.mean == 70.5)
        await sut.send(.earlierButtonTapped)
        #expect(sut.total?.readings == 2)
        #expect(sut.total?.maximum == 82)
        #expect(sut.shownStatistics[1].statistics.map(\.mean) == [81])
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func presentedRows_areOfThePeriod() async throws {
        try save(daysAgo: [0, 40], weights: [70, 72])
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.statisticsButtonTapped)
        #expect(sut.presentedRows.map(\.difference) == [-2, nil])
        await sut.send(.onDismissStatistics)
        #expect(sut.presentedRows.isEmpty)
        await sut.send(.loading(.onDisappear))
    }
}
