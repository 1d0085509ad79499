import DataSource
import Testing

@testable import CommandLineInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GoalCommandTests {
    let shell = Shell(people: ["Ann"])

    init() {
        shell("add", "80", "-d", "-1d", "-y")
    }

    @Test
    func goal_isSetShownAndCleared() {
        #expect(shell("goal").output == "No goal. For example: bmi-tui goal 72.4\n")
        let alone = shell("goal", "--by", "2027-03-01")
        #expect(alone.status == .wrongUsage)
        #expect(alone.error == "bmi-tui: A day needs a goal: bmi-tui goal WEIGHT --by DAY\n")
        let set = "71.5 kg, 8.5 kg to go, 0.0 of 8.5 kg done\n"
        #expect(shell("goal", "71.5").output == set)
        #expect(shell("goal").output == set)
        #expect(shell("goal", "71.5").status == .failed)
        #expect(shell("goal", "clear").output == "Goal cleared; bmi-tui undo brings it back.\n")
        #expect(shell("undo").output == "Undone: the goal is 71.5 kg again\n")
        #expect(shell("goal").output == set)
    }

    @Test
    func goal_withADayInTheFirstWeeks_saysTheDay() {
        #expect(shell("goal", "75", "--by", "2027-03-01").output.contains("planned for 1 Mar"))
    }

    @Test
    func goal_withADay_saysThePace() {
        for day in 1...21 { shell("add", "80", "-d", "-\(day)d", "-y") }
        let outcome = shell("goal", "75", "--by", "2027-03-01")
        #expect(outcome.output.contains("5.0 kg to go"), "\(outcome)")
        #expect(outcome.output.contains("0.3 kg a week until 1 Mar"))
        #expect(shell("goal", "--by", "2027-04-01").output.contains("until 1 Apr"))
        #expect(shell("undo").output == "Undone: the goal is 75.0 kg again\n")
        #expect(shell("goal").output.contains("until 1 Mar"))
        let fast = shell("goal", "70", "--by", "+4w")
        #expect(fast.status == .failed)
        #expect(fast.error.contains("That asks for 2.5 kg a week, more than 1 % of the weight."))
        #expect(shell("goal", "70", "--by", "+4w", "-y").status == .done)
        let json = shell("goal", "--json").output
        #expect(json.contains(#""state":"unclear","weight":70,"by":"2026-12-18""#), "\(json)")
    }

    @Test
    func goal_range_saysHowLongItIsKept() {
        #expect(shell("goal", "75-77").output.contains("75.0–77.0 kg, 3.0 kg to go"))
        for day in 0..<1 { shell("add", "76", "-d", "-\(day)d", "-y") }
        shell("goal", "75–81")
        #expect(shell("goal").output.contains("75.0–81.0 kg, in your range for 1 day"))
        let json = shell("show", "--json").output
        #expect(json.contains(#""state":"reached","weight":78,"low":75,"high":81"#), "\(json)")
        #expect(json.contains(#""reachedOn":"2026-11-20""#))
    }

    @Test
    func goal_ofSeveralPeople_isOfTheOneWhoIsNamed() {
        shell("people", "add", "Bob", "--height", "180", "--weight", "90")
        #expect(shell("goal", "80").error.contains("-p"))
        #expect(shell("goal", "80", "-p", "Bob").output.contains("10.0 kg to go"))
        #expect(shell("goal", "-p", "Ann").output.hasPrefix("No goal"))
    }

    @Test
    func goal_reachedByAWeighIn_isSaidOnce_andStaysSaid() {
        shell("goal", "79")
        let added = shell("add", "70", "-y").output
        #expect(added.contains("First weigh-in at the goal"), "\(added)")
        #expect(!added.contains("Goal reached"))
        let standing = shell("show", "--json").output
        #expect(standing.contains(#""underAWeek":true,"firstWeighIn":true"#), "\(standing)")
        #expect(shell("status", "-f", "{goal}").output == "at the goal for under a week\n")
        let first = "79.0 kg, at the goal for under a week, 1.0 of 1.0 kg done"
        #expect(shell("goal").output == "\(first), first weigh-in at the goal\n")
        shell.daysLater.withLock { $0 = 7 }
        shell.isTerminal = true
        let reached = shell("add", "70", "-y").output
        #expect(
            reached.contains("\u{1B}[32mGoal reached: 79.0 kg, 1.0 kg in 7 days\u{1B}"),
            "\(reached)"
        )
        #expect(!shell("add", "70.1", "-y").output.contains("Goal reached"))
        shell.isTerminal = false
        #expect(shell("goal").output.contains("79.0 kg, reached on 20 Nov"))
        #expect(shell("show", "--json").output.contains(#""reachedOn":"2026-11-20""#))
    }

    @Test
    func goal_itsDayHasPassed_isSaid() {
        shell("goal", "75", "--by", "+1d", "-y")
        shell.daysLater.withLock { $0 = 3 }
        #expect(shell("goal").output.contains("planned for 21 Nov, now past"))
    }

    @Test
    func goal_healthIsCheckedAtItsLowerEnd() {
        let outcome = shell("goal", "50-70")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("which is underweight"))
    }
}
