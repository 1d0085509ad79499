import DataSource
import Testing

@testable import CommandLineInterface

/// A new height, and the weigh-ins that it holds for.
@Suite(.timeLimit(.minutes(10)))
struct PersonHeightTests {
    private let shell = Shell(people: ["Ann"])

    init() {
        for day in ["2026-05-01", "2026-06-10", "2026-10-26", "2026-11-19"] {
            shell("add", "72.4", "-d", day)
        }
    }

    @Test
    func change_moreThanAnAdultGrows_isAskedAbout() {
        let files = shell.files.withLock(\.self)
        let outcome = shell("people", "change", "Ann", "--height", "187")
        #expect(outcome.status == .failed)
        #expect(
            outcome.error
                == "bmi-tui: The height changes from 178 cm to 187 cm. Not saved; --yes saves it.\n"
        )
        #expect(shell.files.withLock(\.self) == files)
        #expect(shell("people", "change", "Ann", "--height", "180").status == .done)
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["n"] }
        #expect(shell("people", "change", "Ann", "--height", "187").status == .failed)
        shell.answers.withLock { $0 = ["y"] }
        #expect(shell("people", "change", "Ann", "--height", "187").status == .done)
    }

    @Test
    func height_ofAnotherAge_isAskedAbout() {
        let about = ["--birth-date", "2017-03-15", "--sex", "m", "--height"]
        let outcome = shell.run(["people", "add", "Leo"] + about + ["175"])
        #expect(outcome.error.contains("A height of 175 cm is very unusual at this age: z +"))
        #expect(shell.run(["people", "add", "Leo"] + about + ["134"]).status == .done)
        let change = shell("people", "change", "Leo", "--height", "175")
        #expect(change.error.contains("A height of 175 cm is very unusual at this age: z +"))
    }

    @Test
    func change_saysHowManyWeighInsFollow() {
        #expect(change("180") == "Height 180 cm saved\n")
        #expect(change("181", "2026-11-19") == "Height 181 cm saved, for 1 weigh-in too\n")
        #expect(change("182", "always") == "Height 182 cm saved, for 4 weigh-ins too\n")
        let outcome = shell.run(arguments("183", "2026-06-01") + ["--json"])
        #expect(outcome.output.contains("\"weighIns\":3"), "\(outcome)")
    }

    @Test
    func change_fromADay_holdsForAllFromThenOn_whateverTheyHad() {
        _ = change("170", "2026-06-01")
        #expect(heights() == ["178", "170", "170", "170"])
        #expect(change("171", "always") == "Height 171 cm saved, for 4 weigh-ins too\n")
        #expect(heights() == ["171", "171", "171", "171"])
        #expect(shell("undo").output == "Undone: the height is 170 cm again\n")
        #expect(heights() == ["178", "170", "170", "170"])
        #expect(shell("redo").status == .done)
        #expect(heights() == ["171", "171", "171", "171"])
    }

    @Test
    func change_theDayIsSaidLater_weighInsFollow() {
        _ = change("190")
        #expect(heights() == ["178", "178", "178", "178"])
        #expect(change("190", "2026-10-25") == "Height 190 cm saved, for 2 weigh-ins too\n")
        #expect(heights() == ["178", "178", "190", "190"])
        #expect(shell("undo").status == .done)
        #expect(heights() == ["178", "178", "178", "178"])
        #expect(change("191", "2026-10-25") == "Height 191 cm saved, for 2 weigh-ins too\n")
        #expect(heights() == ["178", "178", "191", "191"])
        #expect(shell.run(arguments("191", "2026-10-25")).error == "bmi-tui: Nothing to change.\n")
    }

    @Test
    func change_fromADay_isKept_whoComesLaterHasTheHeightOfItsDay() {
        _ = change("170", "2026-06-01")
        shell("add", "72.4", "-d", "2026-05-15")
        shell("add", "72.4", "-d", "2026-06-02")
        #expect(heights() == ["178", "178", "170", "170", "170", "170"])
        shell("undo")
        shell("undo")
        #expect(shell("undo").output == "Undone: the height is 178 cm again\n")
        shell("add", "72.4", "-d", "2026-06-02")
        #expect(heights() == ["178", "178", "178", "178", "178"])
    }

    @Test
    func change_theDayAlone_isKept_andSaidAtOnce() {
        _ = change("170", "2026-06-01")
        let outcome = shell.run(arguments("170", "2026-05-20") + ["--json"])
        #expect(outcome.output.contains("\"heightSince\":\"2026-05-20\""), "\(outcome)")
        shell("add", "72.4", "-d", "2026-05-21")
        #expect(heights() == ["178", "170", "170", "170", "170"])
        #expect(shell.run(arguments("170", "2026-05-25")).error == "bmi-tui: Nothing to change.\n")
    }

    @Test
    func change_fromWithoutAHeight_isWrong() {
        let outcome = shell("people", "change", "Ann", "--from", "always")
        #expect(outcome.status == .wrongUsage)
        #expect(outcome.error == "bmi-tui: people needs --height; bmi-tui help people shows how.\n")
    }

    private func change(_ height: String, _ day: String? = nil) -> String {
        let outcome = shell.run(arguments(height, day))
        #expect(outcome.status == .done, "\(outcome)")
        return outcome.output
    }

    private func arguments(_ height: String, _ day: String?) -> [String] {
        ["people", "change", "Ann", "--height", height, "-y"] + (day.map { ["--from", $0] } ?? [])
    }

    /// Of the weigh-ins, the oldest first.
    private func heights() -> [String] {
        shell("list", "--json").output.split(separator: "\"height\":").dropFirst(2).reversed()
            .map { String($0.prefix(3)) }
    }
}
