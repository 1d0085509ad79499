import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct GoalStartServiceTests {
    init() {}

    private var files = AllocatedLock([String: String]())
    private let start = Day("2025-01-02") ?? .epoch
    private var changedAt = Day("2025-01-01") ?? .epoch

    private var dependencies: AppDependencies {
        let changedAt = changedAt
        var localTimeClient = LocalTimeClient.testValue
        localTimeClient.localTime = { _ in LocalTime(day: changedAt, time: .midnight) }
        return .testDependencies(
            localTimeClient: localTimeClient,
            userDefaultsClient: .memory(files)
        )
    }

    private func history(
        _ weights: [Double],
        every days: Int = 2,
        goal: Double = 72
    ) throws -> Person {
        let person = Person(id: UUID(1), name: "Ada", height: 178, goalWeight: goal)
        let repository = WeighInRepository(.memory(files), .testValue)
        for (index, weight) in weights.enumerated() {
            let weighIn = WeighIn(
                id: try #require(
                    UUID(uuidString: "00000000-0000-0000-0000-\(100_000_000_000 + index)")
                ),
                day: start.advanced(by: index * days),
                time: .midnight,
                weight: weight,
                height: 178
            )
            try repository.save(weighIn, of: person.id)
        }
        return person
    }

    private func course(_ person: Person, _ today: Day) throws -> GoalCourse? {
        let weighIns = WeighInService(dependencies)
        let recent = try weighIns.loadRecent(of: person, today: today)
        var person = person
        person.goalStart = GoalStartService(dependencies).start(
            of: person,
            among: recent.weighIns.values,
            isWhole: recent.olderYears.isEmpty
        )
        return OverviewService(dependencies).overview(
            of: recent.weighIns.values,
            person: person,
            scheme: .who,
            unit: .kilograms,
            today: today
        ).goal?.course
    }

    // 90 to 70 kg in half a year and level since, as files of older versions have it.
    private let lost = (0..<310).map { max(70, 90 - Double($0) * 0.22) }

    @Test(arguments: [(280, 2), (310, 1)])
    func start_reachedInAYearThatIsReadNoMore_staysReached(_ count: Int, _ years: Int) throws {
        let person = try history(Array(lost.prefix(count)))
        let today = start.advanced(by: 2 * count)
        let recent = try WeighInService(dependencies).loadRecent(of: person, today: today)
        #expect(Set(recent.weighIns.values.map(\.day.year)).count == years)
        #expect(try course(person, today) == .passed)
    }

    // The person was last changed long after the goal had been reached.
    @Test
    func start_personChangedAfterTheGoalWasReached_staysReached() throws {
        let person = try history(lost)
        let later = GoalStartServiceTests(changedAt: "2026-08-01", files)
        #expect(try later.course(person, Day("2026-08-22") ?? .epoch) == .passed)
    }

    @Test
    func start_gainedBeforeTheGoalWasSet_isOnTheWay() throws {
        let person = try history(lost.map { 150 - $0 })
        let later = GoalStartServiceTests(changedAt: "2026-08-01", files)
        #expect(try later.course(person, Day("2026-08-22") ?? .epoch) != .passed)
        #expect(try course(person, Day("2026-08-22") ?? .epoch) == .passed)
    }

    @Test
    func start_keptWithThePerson_readsNothing() throws {
        var person = try history([80, 80, 80])
        person.goalStart = GoalStart(goal: 72, day: start, trend: 70)
        #expect(try course(person, start) == .passed)
        // Another goal was set by a version that does not know of it.
        person.goalWeight = 75
        #expect(try course(person, start) != .passed)
    }

    @Test(arguments: [(80.0, true), (60, false)])
    func start_goalSetBesideTheTrend_isReachedFromWhereTheTrendCame(
        _ first: Double,
        _ isAbove: Bool
    ) throws {
        let weights = Array(repeating: first, count: 20) + Array(repeating: 71.9, count: 60)
        let person = try history(weights, every: 1)
        let today = start.advanced(by: 80)
        let set = try #require(GoalStartService(dependencies).start(of: person, setOn: today))
        #expect((set.trend > 72) == isAbove)
        var kept = person
        kept.goalStart = set
        #expect(try course(kept, today) == (isAbove ? .passed : .unknown))
    }

    @MainActor @Test
    func start_goalSetOrChangedInTheForm_isTheTrendOfThatDay() async throws {
        var person = try history([80, 80, 80])
        person.goalWeight = nil
        try PersonRepository(.memory(files), .testValue).save(person)
        for (goal, text) in [(72.0, "72"), (nil, ""), (75, "75")] {
            let kept = try #require(try PersonService(dependencies).load(person.id))
            let sut = PersonEditor(dependencies, person: kept, today: start.advanced(by: 5))
            sut.draft.goalWeight = text
            await sut.send(.editing(.saveButtonTapped))
            let saved = try PersonService(dependencies).load(person.id)
            #expect(saved?.goalWeight == goal)
            let expected = goal.map {
                GoalStart(goal: $0, day: start.advanced(by: 5), trend: 80)
            }
            #expect(saved?.goalStart == expected)
        }
        let text = try #require(files.withLock { $0["people"] })
        #expect(text.contains(#""goalStart":{"day":"2025-01-07","goal":75,"trend":80}"#))
    }
}

extension GoalStartServiceTests {
    private init(changedAt: String, _ files: AllocatedLock<[String: String]>) {
        self.init()
        self.files = files
        self.changedAt = Day(changedAt) ?? .epoch
    }
}
