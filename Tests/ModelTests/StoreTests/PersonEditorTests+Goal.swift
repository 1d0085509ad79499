import DataSource
import Essentials
import Testing

@testable import Model

/// The form of the goal alone.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonEditorGoalTests {
    private let files = AllocatedLock([String: String]())
    private let today = Day("2026-11-20") ?? .epoch
    private var dependencies: AppDependencies {
        .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) { [today] in
                $0.localTime = { _ in LocalTime(day: today, time: .midnight) }
            },
            dataFolderClient: .memory(files)
        )
    }

    /// 90 kg in May, 80 kg for the last two weeks.
    private func dashboard(_ goal: Goal? = nil) async throws -> Dashboard {
        var person = Person(id: UUID(1), name: "Ada", height: 178)
        person.goal = goal
        try PersonRepository(.memory(files), .testValue).save(person)
        let weights = [(200, 90.0), (199, 90)] + (0...14).reversed().map { ($0, 80.0) }
        for (daysAgo, weight) in weights {
            let weighIn = WeighIn(
                id: UUID(),
                day: today.advanced(by: -daysAgo),
                time: .midnight,
                weight: weight,
                height: 178
            )
            try WeighInRepository(.memory(files), .testValue).save(weighIn, of: person.id)
        }
        let sut = Dashboard(dependencies, person: person)
        await sut.send(.loading(.task))
        await sut.send(.loading(.onDisappear))
        await sut.send(.goalButtonTapped)
        return sut
    }

    private var kept: Goal? { try? PersonService(dependencies).load(UUID(1))?.goal }

    @Test
    func goal_isTypedAndSaved_fromToday() async throws {
        let dashboard = try await dashboard()
        let sut = try #require(dashboard.personEditor)
        #expect(sut.form.focus == .goalWeight)
        #expect(sut.fields == [.goalWeight, .goalBy])
        await sut.send(.form(.onType("75", into: .goalWeight)))
        #expect(sut.goalStarts.map { $0.trend.rounded() } == [80, 90])
        #expect(sut.goalPlan?.outlook.distance.rounded() == -5)
        #expect(sut.goalPlan?.healthyWeights == nil)
        await sut.send(.form(.saveButtonTapped))
        #expect(dashboard.personEditor == nil)
        #expect(kept?.setOn == today)
        #expect(kept?.trend?.rounded() == 80)
    }

    @Test
    func goal_countsFromTheHighestOfTheYear_ifThatIsChosen() async throws {
        let dashboard = try await dashboard()
        let sut = try #require(dashboard.personEditor)
        await sut.send(.form(.onType("75", into: .goalWeight)))
        let highest = try #require(sut.goalStarts.last)
        await sut.send(.goalStartPickerSelected(highest))
        let progress = try #require(sut.goalPlan?.outlook.progress)
        #expect(progress.done.rounded() == 10 && progress.of.rounded() == 15)
        #expect(sut.goalPlan?.steps.map(\.weight) == [85, 80])
        #expect(sut.goalPlan?.steps.first?.isDone == true)
        await sut.send(.form(.saveButtonTapped))
        #expect(kept?.trend == highest.trend)
        #expect(kept?.setOn == highest.day)
    }

    // Heavier starts are no start for a goal that is above.
    @Test
    func goal_above_countsFromTodayOrLower() async throws {
        let sut = try #require(try await dashboard().personEditor)
        await sut.send(.form(.onType("95", into: .goalWeight)))
        #expect(sut.goalStarts.count == 1)
    }

    @Test
    func goal_asksAWeek_andLeavesTheHealthyRange() async throws {
        let sut = try #require(try await dashboard().personEditor)
        await sut.send(.form(.onType("55", into: .goalWeight)))
        await sut.send(.form(.onType("2027-01-01", into: .goalBy)))
        let plan = try #require(sut.goalPlan)
        let pace = try #require(plan.outlook.pace)
        #expect(abs(pace + 25.0 / 42 * 7) < 0.1)
        #expect(plan.healthyWeights?.contains(70) == true)
        await sut.send(.form(.onType("x", into: .goalWeight)))
        #expect(sut.goalPlan == nil)
    }

    @Test
    func goal_isKept_itsStartIsChosenAndStays() async throws {
        let old = Goal(weight: 75, setOn: today.advanced(by: -300), trend: 92)
        let dashboard = try await dashboard(old)
        let sut = try #require(dashboard.personEditor)
        #expect(sut.chosenGoalStart == GoalStart(day: today.advanced(by: -300), trend: 92))
        #expect(!sut.isEdited)
        await sut.send(.form(.onType("76", into: .goalWeight)))
        #expect(sut.chosenGoalStart?.trend.rounded() == 80)
        await sut.send(.form(.onType("", into: .goalWeight)))
        #expect(sut.goalStarts.isEmpty)
        await sut.send(.form(.saveButtonTapped))
        #expect(kept == nil)
    }
}
