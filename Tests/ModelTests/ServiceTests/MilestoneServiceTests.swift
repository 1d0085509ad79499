import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct MilestoneServiceTests {
    private let files = AllocatedLock([String: String]())
    private let today = Day("2026-11-20") ?? .epoch
    private var client: DataFolderClient { .memory(files) }
    private var dependencies: AppDependencies { .testDependencies(dataFolderClient: client) }
    private var sut: MilestoneService { MilestoneService(dependencies) }

    private func person(_ goal: Goal? = nil, born: Day? = nil) throws -> Person {
        var person = Person(id: UUID(1), name: "Ada", height: 178, birthDate: born)
        person.goal = goal
        try PersonRepository(client, .testValue).save(person)
        return person
    }

    /// The last weigh-in is the one of today, and the others are so many days before it.
    private func milestone(
        _ weights: [(daysAgo: Int, weight: Double)],
        _ goal: Goal? = nil,
        born: Day? = nil,
        on today: Day? = nil
    ) throws -> Milestone? {
        let today = today ?? self.today
        files.withLock { files in files = files.filter { !$0.key.hasPrefix("history") } }
        let person = try person(goal, born: born)
        let weighIns = weights.map { entry in
            WeighIn(
                id: UUID(),
                day: today.advanced(by: -entry.daysAgo),
                time: .midnight,
                weight: entry.weight,
                height: 178
            )
        }
        let part = ImportPart(person: person, isNew: false, weighIns: weighIns)
        _ = try WeighInRepository(client, .testValue).add([part], isIrreversible: true) { false }
        return try sut.milestone(of: #require(weighIns.last), person)
    }

    private func goal(_ weight: Double, from start: Double, daysAgo: Int = 100) -> Goal {
        Goal(weight: weight, setOn: today.advanced(by: -daysAgo), trend: start)
    }

    @Test
    func goal_isReachedOnceTheTrendHasHeldItForAWeek() throws {
        let goal = goal(72, from: 80, daysAgo: 40)
        let week = [(7, 71.0), (0, 71.0)]
        #expect(try milestone(week, goal) == .goalReached(goal, way: 8, days: 40))
    }

    @Test
    func goal_ofWhichTheFirstWeightIs_isSaidBefore() throws {
        let days = (1...20).reversed().map { ($0, 75.0) }
        #expect(try milestone(days + [(0, 72)], goal(72, from: 80)) == .firstAtGoal)
    }

    @Test(arguments: [72.4, 72.1])
    func goal_thatIsNear_isSaidAtItsFirstWeightToo(goal: Double) throws {
        let days = (1...20).reversed().map { ($0, 72.5) }
        #expect(try milestone(days + [(0, goal)], self.goal(goal, from: 72.5)) == .firstAtGoal)
    }

    @Test
    func way_halfOfIt_isSaidOnce() throws {
        let goal = goal(70, from: 80)
        let before = (1...20).reversed().map { ($0, 75.05) }
        #expect(try milestone(before + [(0, 74.6)], goal) == .halfway(to: goal))
    }

    @Test
    func way_halfWasBehindAlready_isNotSaid() throws {
        let before = (1...20).reversed().map { ($0, 74.9) }
        #expect(try milestone(before + [(0, 74.8)], goal(70, from: 80)) == nil)
    }

    @Test(arguments: [
        (WeightUnit.kilograms, -5.0), (.pounds, -10 * 0.45359237), (.stones, -14 * 0.45359237),
    ])
    func way_eachWholeStepOfTheUnit_isSaid(unit: WeightUnit, way: Double) throws {
        var settings = SettingsService(dependencies).newest(Settings())
        let old = settings
        settings.weightUnit = unit
        try SettingsService(dependencies).save(settings, replacing: old)
        let goal = goal(60.5, from: 100)
        let before = (1...20).reversed().map { ($0, 100 + way + 0.1) }
        let found = try milestone(before + [(0, 100 + way - 1)], goal)
        guard case .onTheWay(let amount, since: goal.setOn) = found else {
            Issue.record("\(String(describing: found))")
            return
        }
        #expect(abs(amount - way) < 1e-6)
    }

    @Test
    func lowest_sinceAMonthLongAgo_isSaidOnceForThatMonth() throws {
        let old = [(900, 84.0), (600, 90.0)]
        let lately = [(40, 88.0), (3, 89.0)]
        let since = today.advanced(by: -900)
        #expect(try milestone(old + lately + [(0, 83.9)]) == .lowest(since: nil))
        #expect(try milestone(old + lately + [(0, 84.5)]) == .lowest(since: since))
        #expect(try milestone(old + [(40, 88.0), (3, 85.0), (0, 84.5)]) == nil)
    }

    @Test
    func lowest_inJanuary_countsDecember() throws {
        let january = Day("2027-01-03")
        let old = (40, 88.0)
        #expect(try milestone([old, (9, 86.0), (0, 86.5)], on: january) == nil)
        #expect(try milestone([old, (9, 89.0), (0, 86.5)], on: january) == .lowest(since: nil))
    }

    @Test
    func highest_isSaidOnTheWayToAHigherWeight() throws {
        let goal = goal(75, from: 65, daysAgo: 500)
        let weights = [(400, 68.0), (300, 66.0), (20, 65.5), (0, 67.0)]
        #expect(try milestone(weights, goal) == .highest(since: today.advanced(by: -400)))
    }

    @Test
    func lowest_inTheHealthyRangeWithoutAGoal_isNone() throws {
        #expect(try milestone([(400, 75.0), (40, 72.0), (0, 70.0)]) == nil)
    }

    @Test(arguments: [(6, nil), (7, 7), (8, nil), (30, 30), (100, 100), (365, 365), (366, nil)])
    func streak_ofTheseLengths_isSaid(length: Int, said: Int?) throws {
        let days = (0..<length).reversed().map { ($0, 70.0) }
        #expect(try milestone(days) == said.map { .daysInARow($0) })
        #expect(try milestone(days + [(0, 70.1)]) == nil)
    }

    @Test
    func streak_ofManyYears_isReadAsFarBackAsItIsTold() throws {
        _ = try milestone((0..<1_200).reversed().map { ($0, 70.0) })
        let years = AllocatedLock(Set<String>())
        var client = client
        client.data = { [data = client.data] key throws(StorageError) in
            years.withLock { _ = $0.insert(String(key.suffix(4))) }
            return try data(key)
        }
        let dependencies = AppDependencies.testDependencies(dataFolderClient: client)
        let person = try person()
        let newest = try WeighInRepository(client, .testValue).load(of: person.id).values.last
        years.withLock { $0 = [] }
        _ = try MilestoneService(dependencies).milestone(of: #require(newest), person)
        #expect(years.withLock { $0 }.isDisjoint(with: ["2023", "2024"]))
    }

    @Test
    func child_andLowWeights_areToldNothing() throws {
        let goal = goal(72, from: 80, daysAgo: 40)
        let week = [(7, 71.0), (0, 71.0)]
        #expect(try milestone(week, goal, born: today.advanced(by: -5000)) == nil)
        let low = self.goal(55, from: 62, daysAgo: 40)
        #expect(try milestone([(7, 54.0), (0, 54.0)], low) == nil)
    }

    @Test
    func anOlderDayOrTheSettingOff_isNone() throws {
        let goal = goal(72, from: 80, daysAgo: 40)
        #expect(try milestone([(7, 71.0), (0, 71.0), (3, 71)], goal) == nil)
        var settings = SettingsService(dependencies).newest(Settings())
        let old = settings
        settings.tellsMilestones = false
        try SettingsService(dependencies).save(settings, replacing: old)
        #expect(try milestone([(7, 71.0), (0, 71.0)], goal) == nil)
    }
}
