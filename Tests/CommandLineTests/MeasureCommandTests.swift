import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct MeasureCommandTests {
    private let shell = Shell(people: ["Ann"])

    @Test
    func add_measures_areSaidAndListed() throws {
        let added = shell("add", "72.4", "--waist", "88", "--body-fat", "21.5%")
        #expect(added.status == .done, "\(added)")
        #expect(
            added.lines.suffix(2) == [
                "waist     88.0 cm  0.49 of the height · healthy · NICE",
                "body fat  21.5 %",
            ]
        )
        let list = shell("list")
        #expect(list.lines[0].contains("waist cm  fat %"), "\(list)")
        #expect(list.lines[1].hasSuffix("    88.0   21.5"), "\(list)")
        let json = shell("list", "--json").output
        #expect(json.contains("\"waist\":88,\"bodyFat\":21.5"), "\(json)")
    }

    @Test
    func show_measures_areTheNewestWithTheirDays() {
        shell("add", "72.4", "-d", "-3d", "--waist", "88")
        shell("add", "72.3", "--body-fat", "21.5")
        let lines = shell("show").lines
        let waist = "waist     88.0 cm  0.49 of the height · healthy · NICE  "
        #expect(lines.contains { $0.hasPrefix(waist) }, "\(lines)")
        #expect(lines.contains("body fat  21.5 %"), "\(lines)")
        let json = shell("show", "--json").output
        #expect(
            json.contains("\"latest\":{\"waist\":{\"value\":88,\"day\":\"")
                && json.contains("\"ratio\":0.49,\"class\":\"healthy\"}"),
            "\(json)"
        )
    }

    @Test
    func show_withoutMeasures_doesNotNameThem() {
        shell("add", "72.4")
        #expect(!shell("show").output.contains("waist"))
        #expect(!shell("show", "--json").output.contains("latest"))
    }

    @Test(arguments: [
        ("csv", [String]()), ("json", []), ("openscale", []), ("withings", ["waist"]),
        ("libra", ["waist"]),
    ])
    func export_aMeasureWithoutAColumn_isSaid(format: String, lost: [String]) {
        shell("add", "72.4", "--waist", "88", "--body-fat", "21.5")
        let outcome = shell("export", "--format", format)
        #expect(
            outcome.error
                == lost.map {
                    "bmi-tui: This format has no column for \($0); CSV and JSON keep it.\n"
                }
                .joined(),
            "\(outcome)"
        )
    }

    @Test
    func list_withoutMeasures_hasNoColumnsForThem() {
        shell("add", "72.4")
        #expect(!shell("list").output.contains("waist"))
        #expect(!shell("list", "--json").output.contains("waist"))
    }

    @Test
    func edit_aMeasure_isChangedRemovedAndUndone() {
        shell("add", "72.4", "--waist", "88")
        shell("edit", "last", "--waist", "34.5in")
        #expect(shell("list", "--json").output.contains("\"waist\":87.63"))
        #expect(shell("edit", "last", "--waist", "").status == .done)
        #expect(!shell("list", "--json").output.contains("waist"))
        #expect(shell("undo", "-y").status == .done)
        #expect(shell("list", "--json").output.contains("\"waist\":87.63"))
    }

    @Test(arguments: [
        (["--body-fat", "0"], "bmi-tui: Body fat (%): between 1 and 75 %\n"),
        (["--body-fat", "90"], "bmi-tui: Body fat (%): between 1 and 75 %\n"),
        (["--body-fat", "thin"], "bmi-tui: Body fat (%): not a number: try 21.5\n"),
        (["--waist", "11"], "bmi-tui: Waist (cm): between 30 and 300 cm\n"),
        (["--waist", "28"], "bmi-tui: Waist (cm): did you mean 28in?\n"),
        (
            ["--waist", "34"],
            "bmi-tui: A waist of 34.0 cm is 0.19 of the height. Are these inches? Not saved; --yes saves it.\n"
        ),
    ])
    func add_anImpossibleMeasure_isRefused(options: [String], sentence: String) {
        let outcome = shell.run(["add", "72.4"] + options)
        #expect(outcome.status != .done)
        #expect(outcome.error == sentence, "\(outcome)")
        #expect(shell("list").output.isEmpty)
    }

    @Test
    func stats_chart_ofAMeasure_areOfItsValues() {
        for day in 0..<6 {
            shell("add", "80", "-d", "-\(day)d", "--waist", "\(90 + day)", "--body-fat", "25")
        }
        let stats = shell("stats", "--measure", "waist")
        #expect(stats.lines[1].contains("92.5") && stats.lines[1].contains("95.0"), "\(stats)")
        let lean = shell("stats", "--measure", "lean-mass", "--json").output
        #expect(lean.contains("\"measure\":\"lean-mass\"") && lean.contains("\"mean\":60"))
        let chart = shell("chart", "--measure", "waist", "--ascii")
        #expect(chart.output.contains("cm") && !chart.output.contains("kg"), "\(chart)")
        let points = shell("chart", "--measure", "waist", "--json").output
        #expect(points.contains("\"measure\":\"waist\"") && points.contains("\"value\":90,"))
        #expect(!shell("chart", "--json").output.contains("measure"))
        #expect(shell("chart", "--measure", "waist", "-o", "x.svg").status == .wrongUsage)
        #expect(shell("chart", "--measure", "arm").status == .wrongUsage)
    }

    @Test
    func stats_aMeasureThatNobodyHas_isSaid() {
        shell("add", "80")
        let outcome = shell("stats", "--measure", "waist")
        #expect(outcome.status == .noData)
        #expect(outcome.error == "bmi-tui: No weigh-in of Ann has this measure: waist\n")
    }
}
