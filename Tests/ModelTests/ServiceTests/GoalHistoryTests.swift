import DataSource
import Essentials
import Testing

@testable import Model

// The history of a goal from the form to the file.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GoalHistoryTests {
    let files = AllocatedLock([String: String]())
    let moment = AllocatedLock(Day("2026-11-20") ?? .epoch)

    private var dependencies: AppDependencies {
        .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) { [moment] in
                $0.localTime = { _ in
                    LocalTime(day: moment.withLock { $0 }, time: .midnight)
                }
            },
            dataFolderClient: .memory(files)
        )
    }

    private var today: Day { moment.withLock { $0 } }

    private func ada(_ weights: [Double] = []) throws -> Person {
        let person = Person(id: UUID(1), name: "Ada", height: 178)
        try PersonRepository(.memory(files), .testValue).save(person)
        for (index, weight) in weights.enumerated() {
            try weigh(weight, person, daysAgo: weights.count - 1 - index)
        }
        return person
    }

    private func weigh(_ weight: Double, _ person: Person, daysAgo: Int = 0) throws {
        let day = today.advanced(by: -daysAgo)
        let weighIn = WeighIn(
            id: UUID(UInt8(truncatingIfNeeded: day.number)),
            day: day,
            time: .midnight,
            weight: weight,
            height: 178
        )
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: person.id)
    }

    private func kept() throws -> Person {
        try #require(try PersonService(dependencies).load(UUID(1)))
    }

    private func change(_ goal: String, by day: String = "") async throws -> PersonEditor {
        let sut = PersonEditor(dependencies, person: try kept(), today: today)
        sut.draft.goalWeight = goal
        sut.draft.goalBy = day
        await sut.send(.form(.saveButtonTapped))
        return sut
    }

    private func load() async throws -> Dashboard {
        let sut = Dashboard(dependencies, person: try kept())
        await sut.send(.loading(.task))
        await sut.send(.loading(.onDisappear))
        return sut
    }

    private var people: String { files.withLock { $0["people"] ?? "" } }

    @Test
    func goal_setOrChangedInTheForm_beginsWithTheTrendOfThatDay() async throws {
        _ = try ada([80, 80, 80])
        _ = try await change("72")
        #expect(try kept().goal == Goal(weight: 72, setOn: today, trend: 80))
        #expect(people.contains(#""goalStart":{"day":"2026-11-20","goal":72,"trend":80}"#))
        moment.withLock { $0 = $0.advanced(by: 3) }
        // Another detail leaves it as it is.
        let sut = PersonEditor(dependencies, person: try kept(), today: today)
        sut.draft.name = "Ada L."
        await sut.send(.form(.saveButtonTapped))
        #expect(try kept().goal?.setOn == today.advanced(by: -3))
        _ = try await change("75-77", by: "1 mar")
        let days = #""by":"2027-03-01","day":"2026-11-23""#
        let range = #""goal":76,"high":77,"low":75,"trend":80}"#
        #expect(people.contains(#""goalStart":{\#(days),\#(range)"#))
        #expect(try kept().goalRange == 75...77)
        _ = try await change("")
        #expect(try kept().goal == nil)
        #expect(!people.contains("goalStart"))
    }

    @Test
    func goal_ofAnOlderVersion_beginsOnTheDayItIsFirstSeen_onceAndWithoutAStep() async throws {
        var person = try ada([80, 80])
        person.goalWeight = 72
        try PersonRepository(.memory(files), .testValue).save(person)
        let step = UndoService(dependencies).newestID()
        let sut = try await load()
        #expect(sut.person.goal == Goal(weight: 72, setOn: today, trend: 80))
        #expect(try kept().goal == sut.person.goal)
        #expect(UndoService(dependencies).newestID() == step)
        let written = people
        moment.withLock { $0 = $0.advanced(by: 3) }
        _ = try await load()
        #expect(people == written)
    }

    @Test
    func goal_ofAnOlderVersion_crossedInAnEarlierYear_isReachedOnThatDay() async throws {
        var person = try ada()
        for step in 0...70 {
            try weigh(max(70, 90 - Double(step)), person, daysAgo: 700 - 10 * step)
        }
        person.goalWeight = 72
        try PersonRepository(.memory(files), .testValue).save(person)
        let sut = try await load()
        let outlook = try #require(sut.overview.goal)
        #expect(outlook.state == .reached)
        #expect(outlook.goal.setOn == today.advanced(by: -700))
        let days = try #require(outlook.goal.reachedOn).distance(to: today)
        #expect((480...540).contains(days), "\(days)")
        #expect(abs(outlook.distance - 2) < 0.1)
        #expect(sut.reachedGoal == nil)
        #expect(try kept().goal == outlook.goal)
        #expect(try await load().overview.goal == outlook)
    }

    // Who is further from it than ever has not reached it.
    @Test
    func goal_ofAnOlderVersion_leftBehindLongAgo_beginsOnTheDayItIsFirstSeen() async throws {
        var person = try ada()
        for step in 0...70 {
            try weigh(min(90, 65 + Double(step)), person, daysAgo: 700 - 10 * step)
        }
        person.goalWeight = 72
        try PersonRepository(.memory(files), .testValue).save(person)
        let goal = try #require(try await load().overview.goal?.goal)
        #expect(goal.setOn == today)
        #expect(goal.reachedOn == nil)
    }

    @Test
    func goal_reachedInYearsThatAreNotRead_isFoundWhenTheyChange() async throws {
        let person = try ada([80, 80])
        _ = try await change("72")
        moment.withLock { $0 = $0.advanced(by: 700) }
        for step in 0...40 { try weigh(80, person, daysAgo: 10 * step) }
        #expect(try await load().overview.goal?.goal.reachedOn == nil)
        for step in 1...9 { try weigh(71, person, daysAgo: 610 + 5 * step) }
        let sut = WeighInEditor(dependencies, person: try kept(), today: today)
        sut.draft.weight = "71"
        sut.draft.day = today.advanced(by: -610).description
        await sut.save(isIrreversible: false)
        let day = try #require(try kept().goal?.reachedOn)
        #expect((600...660).contains(day.distance(to: today)))
        #expect(try await load().overview.goal?.goal.reachedOn == day)
        try WeighInRepository(.memory(files), .testValue).save(
            WeighIn(
                id: UUID(77),
                day: today.advanced(by: -680),
                time: .midnight,
                weight: 71,
                height: 178
            ),
            of: person.id
        )
        GoalService(dependencies).review(.imported(1, of: person.id))
        #expect(try #require(try kept().goal?.reachedOn) <= day)
        // Undoing all of them takes it back.
        for _ in 0..<11 { _ = try UndoService(dependencies).run(.undo) }
        #expect(try kept().goal?.reachedOn == nil)
    }

    // An older version leaves the history of the goal before as it is.
    @Test
    func goal_changedByAnOlderVersion_losesTheHistoryOfTheOneBefore() async throws {
        _ = try ada([80, 80])
        _ = try await change("75-77")
        files.withLock {
            $0["people"] = $0["people"]?.replacing(#""goalWeight":76"#, with: #""goalWeight":70"#)
        }
        #expect(try kept().goal == Goal(weight: 70))
        _ = try await load()
        #expect(try kept().goal == Goal(weight: 70, setOn: today, trend: 80))
    }

    @Test
    func starts_areTheNewestTrend_theKeptOne_andTheEndsOfTheYear() throws {
        var person = try ada()
        for (daysAgo, weight) in [(500, 99.0), (300, 90), (299, 90), (1, 80), (0, 80)] {
            try weigh(weight, person, daysAgo: daysAgo)
        }
        person.goal = Goal(weight: 75, setOn: today.advanced(by: -100), trend: 85)
        let basis = GoalService(dependencies).basis(of: person, .empty, on: today)
        let starts = try #require(basis?.starts)
        #expect(starts.map { $0.trend.rounded() } == [80, 85, 90])
        #expect(starts[1] == GoalStart(day: today.advanced(by: -100), trend: 85))
        let plan = GoalService(dependencies).plan(
            Goal(72...74, by: today.advanced(by: 70)),
            from: starts[2],
            GoalBasis(starts: starts, ownPace: -0.5, healthyWeights: 73...80),
            unit: .kilograms,
            on: today
        )
        let outlook = try #require(plan?.outlook)
        #expect(abs(outlook.distance + 6) < 0.5)
        #expect(try abs(#require(outlook.pace) + 0.6) < 0.05)
        #expect(plan?.healthyWeights == 73...80)
        // Still above the range, but nearer to it.
        let nearer = GoalService(dependencies).plan(
            Goal(weight: 78),
            from: starts[0],
            GoalBasis(starts: starts, healthyWeights: 60...76),
            unit: .kilograms,
            on: today
        )
        #expect(nearer != nil && nearer?.healthyWeights == nil)
        #expect(plan?.steps.map(\.weight) == [85, 80, 75])
    }

    @Test
    func reachedDay_needsAWeekAtTheGoal() {
        let goal = Goal(weight: 72, setOn: today.advanced(by: -20), trend: 80)
        #expect(GoalService.isMet(goal, at: 72) && !GoalService.isMet(goal, at: 72.1))
        func points(_ days: [Int]) -> [TrendPoint] {
            days.map { TrendPoint(day: today.advanced(by: -$0), weight: 72, trend: 72) }
        }
        #expect(GoalService.reachedDay(goal, along: points([6, 0])) == nil)
        #expect(GoalService.reachedDay(goal, along: points([7, 0])) == today.advanced(by: -7))
    }

    @Test
    func news_areOfAGoalThatNobodyWasToldOf() async throws {
        let person = try ada([80, 80])
        _ = try await change("72")
        moment.withLock { $0 = $0.advanced(by: 40) }
        try weigh(70, person, daysAgo: 7)
        try weigh(70, person)
        var overview = try await load().overview
        #expect(GoalService.news(in: overview) == overview.goal?.goal)
        let day = overview.goal?.goal.reachedOn
        overview.goal?.goal.toldOn = day
        #expect(GoalService.news(in: overview) == nil)
    }

    @Test
    func set_atTheGoalForUnderAWeek_isNotReached() throws {
        let person = try ada([81, 80, 80, 80])
        let goal = GoalService(dependencies).set(Goal(weight: 80), of: person, on: today)
        #expect(goal.setOn == today && goal.reachedOn == nil)
    }

    @Test(arguments: [1.0, -1])
    func set_weightThatWasPassed_isMet(_ side: Double) throws {
        let person = try ada((0..<60).map { 80 - side * Double($0) / 20 })
        let passed = Goal(weight: 80 - side * 2.7)
        let goal = GoalService(dependencies).set(passed, of: person, on: today)
        #expect(goal.trend.map { side * ($0 - goal.weight) > 0 } == true, "\(goal)")
        #expect(goal.setOn == today && goal.reachedOn == nil)
    }

    @Test
    func set_withinTheGoalForAWeek_isReachedAtOnce() throws {
        let person = try ada(Array(repeating: 80, count: 8))
        let sut = GoalService(dependencies)
        let far = sut.set(Goal(weight: 72), of: person, on: today)
        #expect(far == Goal(weight: 72, setOn: today, trend: 80))
        #expect(sut.set(Goal(79...81), of: person, on: today).reachedOn == today)
        #expect(sut.set(Goal(weight: 80), of: person, on: today).reachedOn == today)
        var fast = person
        fast.goal = Goal(70...70, by: today.advanced(by: 7))
        #expect(sut.warnings(about: fast, on: today) == [.fastGoal(weekly: -10)])
    }

    @Test
    func goal_reached_isKept_andUndoOfTheWeighInTakesItBack() async throws {
        let person = try ada([80, 80])
        _ = try await change("72")
        moment.withLock { $0 = $0.advanced(by: 40) }
        try weigh(70, person, daysAgo: 7)
        try weigh(70, person)
        let sut = try await load()
        #expect(sut.overview.goal?.state == .reached)
        #expect(sut.reachedGoal == sut.person.goal)
        // It is told until the user has closed it.
        #expect(try await load().reachedGoal == sut.person.goal)
        await sut.send(.reachedGoalCloseButtonTapped)
        #expect(sut.reachedGoal == nil)
        #expect(try await load().reachedGoal == nil)
        #expect(try kept().goal?.reachedOn == today.advanced(by: -7))
        #expect(people.contains(#""goalReachedOn":"2026-12-23""#))
        #expect(people.contains(#""goalToldOn":"2026-12-23""#))
        guard case .done = try UndoService(dependencies).run(.undo) else {
            Issue.record("Not undone")
            return
        }
        _ = try await load()
        #expect(try kept().goal?.reachedOn == nil)
        #expect(!people.contains("goalReachedOn"))
        #expect(!people.contains("goalToldOn"))
    }

    // What follows from the weigh-ins is no change that would be in the way.
    @Test
    func goal_reachedAfterItWasChanged_theChangeCanStillBeUndone() async throws {
        let person = try ada([80, 80])
        moment.withLock { $0 = $0.advanced(by: 40) }
        _ = try await change("72")
        moment.withLock { $0 = $0.advanced(by: 7) }
        try weigh(70, person, daysAgo: 7)
        try weigh(70, person)
        _ = try await load()
        #expect(try kept().goal?.reachedOn == today.advanced(by: -7))
        for _ in 0..<3 {
            guard case .done = try UndoService(dependencies).run(.undo) else {
                Issue.record("Not undone")
                return
            }
        }
        #expect(try kept().goal == nil)
    }

    @Test
    func goal_changedElsewhereMeanwhile_isNotWrittenOver() async throws {
        var person = try ada([80, 80])
        person.goalWeight = 72
        try PersonRepository(.memory(files), .testValue).save(person)
        _ = try await change("70")
        let goal = Goal(weight: 72, setOn: today, trend: 80)
        try PersonService(dependencies).keep(goal, of: person)
        #expect(try kept().goalWeight == 70)
    }

    @Test
    func goal_dateThatAsksForMuch_asksFirst() async throws {
        _ = try ada([80, 80])
        let fast = try await change("70", by: "2026-12-25")
        #expect(fast.form.presentedWarnings == [.fastGoal(weekly: -2)])
        #expect(try kept().goal == nil)
        await fast.send(.form(.warningConfirmButtonTapped))
        #expect(try kept().goal?.by == Day("2026-12-25"))
        let slow = try await change("70", by: "2027-04-09")
        #expect(slow.form.presentedWarnings.isEmpty)
        #expect(try kept().goal?.by == Day("2027-04-09"))
    }

    @Test(arguments: ["2026-11-20", "2020-01-01", "2040-01-01", "x"])
    func goal_dateThatIsNone_isAnError(_ text: String) async throws {
        _ = try ada([80, 80])
        let sut = try await change("70", by: text)
        #expect(Array(sut.form.errors.keys) == [.goalBy])
        #expect(try kept().goal == nil)
    }

    @Test(arguments: [
        ("71.5", 71.5...71.5), ("75-77", 75...77), ("75–77 kg", 75...77), ("77 - 75", 75...77),
        ("７５〜７７", 75...77), ("75~77kg", 75...77), ("75,5-77", 75.5...77), ("75-75", 75...75),
    ])
    func goal_rangesAreRead(_ text: String, _ range: ClosedRange<Double>) throws {
        let sut = EntryService(dependencies)
        #expect(try sut.goal(text) == range)
        #expect(try sut.goal(sut.text(range, unit: .kilograms)) == range)
    }

    @Test(arguments: ["75-", "-75", "70-72-74", "75-x", "5-7000", ""])
    func goal_rangesThatAreNone_areRefused(_ text: String) {
        #expect(throws: EntryError.self) { try EntryService(dependencies).goal(text) }
    }

    @Test
    func goal_rangesInOtherUnits_areRead() throws {
        let sut = EntryService(dependencies)
        let pounds = try sut.goal("165-170", unit: .pounds)
        #expect(try sut.goal("165-170 lb") == pounds)
        #expect(sut.text(pounds, unit: .pounds) == "165-170")
        let stones = try sut.goal("11st 6 - 11st 10", unit: .stones)
        #expect(sut.text(stones, unit: .stones) == "11st 6-11st 10")
        #expect(try sut.goal("11-12st", unit: .stones).lowerBound == sut.weight("11st"))
    }

    @Test(arguments: [
        ("1 mar", "2027-03-01"), ("2027-03-01", "2027-03-01"), ("+10w", "2027-01-29"),
        ("3月1日", "2027-03-01"), ("21 nov", "2026-11-21"), ("tomorrow", "2026-11-21"),
        ("2029-01-01", "2029-01-01"), ("20 nov", "2027-11-20"),
        ("mon", "2026-11-23"), ("fr", "2026-11-27"), ("thu", "2026-11-26"), ("tom", "2026-11-21"),
    ])
    func goalDay_isADayToCome(_ text: String, _ day: String) throws {
        let sut = DayService(dependencies)
        #expect(try sut.coming(text, today: today, language: .english).description == day)
        let entry = EntryService(dependencies)
        #expect(try entry.goalDay(text, today: today, language: .english)?.description == day)
        #expect(try entry.goalDay(" ", today: today, language: .english) == nil)
    }

    // Proposals of a refusal are accepted.
    @Test
    func goalDay_thatIsNone_proposesWhatIsTaken() throws {
        let sut = EntryService(dependencies)
        for text in ["x", "99 nov", String(repeating: "1", count: 99)] {
            do throws(EntryError) {
                _ = try sut.goalDay(text, today: today, language: .english)
                Issue.record("\(text)")
            } catch {
                guard case .notADayToCome(let day) = error else {
                    Issue.record("\(error)")
                    continue
                }
                let taken = try sut.goalDay(day.description, today: today, language: .english)
                #expect(taken == day)
            }
        }
    }
}
