import DataSource
import Testing

@testable import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Of two weigh-ins in the same minute, every screen takes the one that was entered later as the later.
@MainActor
struct SameMinuteTests {
    private let files = AllocatedLock([String: String]())
    private let ada = Person(id: UUID(1), name: "Ada", height: 175)
    private let noon = LocalTime(day: Day(number: 20_777), time: .midnight)

    private var appDependencies: AppDependencies {
        let noon = noon
        return .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in noon }
            },
            userDefaultsClient: .memory(files)
        )
    }

    private func enter(_ id: UInt8, _ weight: Double, at seconds: Double) throws {
        let clock = testDependency(of: DateClient.self) {
            $0.now = { Date(timeIntervalSince1970: seconds) }
        }
        let client = UserDefaultsClient.memory(files)
        if seconds == 0 { try PersonRepository(client, clock).save(ada) }
        let weighIn = WeighIn(
            id: UUID(id),
            day: noon.day,
            time: noon.time,
            weight: weight,
            height: 175
        )
        try WeighInRepository(client, clock).save(weighIn, of: ada.id)
    }

    @Test(arguments: [(UInt8(2), UInt8(3)), (3, 2)])
    func weighIns_inTheSameMinute_haveOneOrder(_ first: UInt8, _ second: UInt8) async throws {
        try enter(first, 71, at: 0)
        try enter(second, 72, at: 60)
        let summaries = try PersonService(appDependencies).loadSummaries().values
        #expect(summaries.map(\.weighIn?.weight) == [72])

        let dashboard = Dashboard(appDependencies, person: ada)
        await dashboard.send(.loading(.task))
        #expect(dashboard.overview.entries.map(\.weighIn.weight) == [72, 71])
        #expect(dashboard.overview.entries.map(\.change) == [1, nil])

        let history = History(appDependencies, person: ada)
        await history.send(.task(weekdays: [:]))
        #expect(history.table.rows.map(\.weighIn.weight) == [72, 71])
        history.table.order = [HistoryOrder(.day)]
        #expect(history.table.rows.map(\.weighIn.weight) == [71, 72])

        let trends = Trends(appDependencies, person: ada)
        await trends.send(.loading(.task))
        #expect(trends.statistics.map { $0.statistics.map(\.change) } == [[1], [1], [1]])

        await dashboard.send(.weighInButtonTapped(appDependencies))
        let editor = try #require(dashboard.weighInEditor)
        #expect(editor.previous?.weight == 72)
        await dashboard.send(.loading(.onDisappear))
        await history.send(.loading(.onDisappear))
        await trends.send(.loading(.onDisappear))
    }

    @Test
    func weighIns_theEarlierIsCorrected_itIsTheLater() async throws {
        try enter(2, 71, at: 0)
        try enter(3, 72, at: 60)
        try enter(2, 71.5, at: 120)
        let summaries = try PersonService(appDependencies).loadSummaries().values
        #expect(summaries.map(\.weighIn?.weight) == [71.5])
        let recent = try WeighInService(appDependencies).loadRecent(of: ada).values
        #expect(recent.map(\.weight) == [72, 71.5])
    }
}
