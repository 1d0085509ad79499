import DataSource
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct ReadingCommandTests {
    private let shell = Shell(people: ["Ann"])

    init() {
        for (day, weight) in [(40, "73.4"), (9, "72.9"), (3, "72.6"), (1, "72.4")] {
            shell("add", weight, "-d", "-\(day)d", "-t", "7:30")
        }
    }

    @Test
    func list_isTheNewestFirst() {
        #expect(
            shell("list").lines == [
                "ID        day                      kg  change  trend    BMI  note",
                "08010203  2026-11-19 Thu  07:30  72.4    −0.2   72.5  22.85",
                "06010203  2026-11-17 Tue  07:30  72.6    −0.3   72.6  22.91",
                "04010203  2026-11-11 Wed  07:30  72.9    −0.5   72.8  23.01",
                "02010203  2026-10-11 Sun  07:30  73.4           73.4  23.17",
            ]
        )
    }

    @Test(arguments: [
        (["--limit", "2"], 2), (["--since", "-9d"], 3), (["--until", "-9d"], 2),
        (["--since", "11-17", "--until", "yesterday", "-l", "1"], 1),
    ])
    func list_part_isThatPart(arguments: [String], count: Int) {
        #expect(shell.run(["list"] + arguments).lines.count == count + 1)
    }

    @Test
    func slip_isMarkedWhereverItsWeightIs() {
        let shell = Shell(people: ["Ann"])
        for day in 1...10 { shell("add", "80", "-d", "-\(day)d", "-t", "7:30") }
        shell("add", "60", "-t", "7:30", "-y")
        let mark = "left out of the curve"
        for command in ["show", "list", "status", "people"] {
            #expect(shell(command).output.contains(mark), "\(command)")
        }
        #expect(shell("show").lines.count { $0.contains(mark) } == 2)
        for command in ["show", "list", "chart", "export"] {
            let json = command == "export" ? ["-f", "json", "-o", "-"] : ["--json"]
            #expect(shell.run([command] + json).output.contains(#""leftOut":true"#), "\(command)")
        }
        let table = shell("export", "-o", "-").lines
        #expect(table.first?.hasSuffix(",left_out") == true)
        #expect(table.count { $0.hasSuffix(",1") } == 1)
        #expect(shell("stats").lines.last == "1 left out of the curve")
        #expect(shell("stats", "--json").output.contains(#""low":80,"high":80"#))
        #expect(shell("stats", "--json").output.contains(#""leftOut":1"#))
    }

    @Test
    func oldWeight_carriesItsDay() {
        let shell = Shell(people: ["Ann"])
        for day in 400...410 { shell("add", "80", "-d", "-\(day)d", "-t", "7:30") }
        let shown = shell("show").lines
        #expect(shown.contains("weight  80.0 kg  0.0  16 Oct 2025"), "\(shown)")
        #expect(shown.contains { $0.hasPrefix("trend") && $0.hasSuffix("to 16 Oct 2025") })
        #expect(shell("status").output.contains("to 16 Oct 2025"))
        #expect(shell("people").output.contains("to 16 Oct 2025"))
    }

    @Test(arguments: ["1", "2"])
    func list_aWeightBeforeHasHundredths_theChangeHasThemToo(limit: String) {
        shell("add", "72.43", "-d", "today", "-t", "6:00")
        shell("add", "72.4", "-d", "today", "-t", "7:00")
        let row = shell("list", "-l", limit).lines.dropFirst().first ?? ""
        #expect(row.contains(" −0.03 "), "\(row)")
    }

    @Test(arguments: [["list"], ["stats"], ["export"], ["list", "--json"]])
    func nothingInThePeriod_isSaidAsNoData(arguments: [String]) {
        let outcome = shell.run(arguments + ["--since", "today"])
        #expect(outcome.status == .noData)
        #expect(outcome.error.contains("No weigh-ins in this period"))
        #expect(outcome.output.isEmpty)
    }

    @Test
    func stats_monthsAddUp() {
        #expect(
            shell("stats").lines == [
                "from        mean (kg)   low  high  trend  weigh-ins",
                "2026-11-01       72.6  72.4  72.9   −0.9          3",
                "2026-10-01       73.4  73.4  73.4      –          1",
            ]
        )
        #expect(shell("stats", "--by", "year").lines.count == 2)
        #expect(shell("stats", "--by", "week", "--since", "-2d").lines.count == 2)
    }

    @Test
    func show_isTheDashboard() {
        let lines = shell("show").lines
        #expect(lines[0] == "Ann · Fri 20 Nov 2026")
        #expect(lines[1] == "weight  72.4 kg  −0.2  yesterday")
        #expect(lines[2] == "BMI     22.85  normal · WHO")
        #expect(lines.contains { $0.hasPrefix("normal  58.7–79.2 kg · WHO") })
        #expect(lines.last == "2026-10-11  07:30  73.4         23.17" || lines.count > 6)
    }

    @Test(arguments: [
        ("{weight}", "72.4 kg"), ("{bmi} {class}", "22.85 normal"), ("{days}", "1"),
        ("[{goal}]", "[]"), ("{ {", "{ {"), ("%", "%"), ("{date}", "2026-11-19"),
        ("{change}", "−0.2 kg"), ("[{arrow}]", "[]"),
        ("{weight} {arrow} {date}", "72.4 kg 2026-11-19"), ("{arrow} {weight}", "72.4 kg"),
        ("{weight} {arrow}", "72.4 kg"),
        (#"{"text": "{weight}", "{}": {}}"#, #"{"text": "72.4 kg", "{}": {}}"#),
    ])
    func status_format_isFilled(format: String, line: String) {
        #expect(shell("status", "--format", format).output == "\(line)\n")
    }

    @Test
    func status_isOneShortLine_withTheRateWhereThereIsOne() {
        #expect(shell("status").output == "72.4 kg · BMI 22.9\n")
        for day in 10...38 { shell("add", "\(72.9 + Double(day) / 50)", "-d", "-\(day)d") }
        let line = shell("status").output
        #expect(line.hasPrefix("72.4 kg · BMI 22.9 · −0.3 kg/week"), "\(line)")
        #expect(shell("status", "-f", "{arrow}").output == "↓\n")
        #expect(shell("status", "--lang", "ja").output.contains("kg/週"))
    }

    /// A BMI below a class bound is never rounded up to it.
    @Test(arguments: [("165", "68", "24.9", "24.98"), ("160", "76.79", "29.9", "29.99")])
    func status_bmiBelowABound_isShownBelowIt(
        height: String,
        weight: String,
        brief: String,
        exact: String
    ) {
        let shell = Shell()
        shell("people", "add", "Bo", "--height", height, "--weight", weight, "-y")
        #expect(
            shell("status").output
                == "\(weight.contains(".") ? "76.79" : "68.0") kg · BMI \(brief)\n"
        )
        #expect(shell("status", "-f", "{bmi}").output == "\(exact)\n")
    }

    @Test
    func chart_aWeighInOfTomorrow_isInIt() {
        shell.files.withLock { files in
            for key in files.keys where key.hasPrefix("history/") {
                files[key] = files[key]?.replacing("2026-11-19", with: "2026-11-21")
            }
        }
        for range in ["1w", "3m", "all"] {
            let chart = shell("chart", "--json", "--range", range).output
            #expect(chart.contains("2026-11-21"), "\(range) \(chart)")
        }
    }

    @Test
    func status_arrowOfAnUnclearRate_isLevel() {
        let shell = Shell(people: ["Ann"])
        for day in 0..<10 { shell("add", day == 9 ? "72" : "70", "-d", "-\(9 - day)d", "-y") }
        #expect(shell("status", "-f", "{rate}").output.contains("not certain yet"))
        #expect(shell("status", "-f", "{arrow}").output == "→\n")
    }

    // After a journey to the west.
    @Test
    func status_aWeighInOfTomorrow_isNoneOfToday() {
        shell.files.withLock { files in
            for key in files.keys where key.hasPrefix("history/") {
                files[key] = files[key]?.replacing("2026-11-19", with: "2026-11-21")
            }
        }
        #expect(shell("status", "-f", "{days}").output == "0\n")
        #expect(shell("status", "--due").status == .done)
        shell("add", "72.3", "-t", "6:00")
        #expect(shell("status", "--due").status == .failed)
    }

    @Test
    func status_unknownFact_isRefused() {
        let outcome = shell("status", "-f", "{wieght}")
        #expect(outcome.status == .wrongUsage)
        #expect(outcome.error.hasPrefix("bmi-tui: --format does not know {wieght}; it takes"))
    }

    @Test
    func status_due_saysNothingAndTellsByItsEnd() {
        let due = shell("status", "--due")
        #expect(due.status == .done)
        #expect(due.output.isEmpty && due.error.isEmpty)
        shell("add", "72.4")
        #expect(shell("status", "--due").status == .failed)
    }

    @Test
    func chart_json_hasEveryDay() {
        let rows = (0..<1200).map { "\(Day(number: 19_500 + $0)),\(70 + $0 % 7)" }
        let table = (["date,weight_kg"] + rows).joined(separator: "\n")
        #expect(shell("import", "-", "-p", "Ann", "-y", input: Array(table.utf8)).status == .done)
        let all = shell("chart", "--json", "--range", "all").output
        #expect(all.split(separator: "{\"day\"").count == 1205)
    }

    @Test
    func chart_nothingInThisPeriod_isSaidInPlaceOfAnEmptyFrame() {
        let shell = Shell(people: ["Old"])
        shell("add", "72.4", "-d", "2026-01-05")
        let outcome = shell("chart")
        #expect(outcome.status == .noData && outcome.output.isEmpty)
        #expect(outcome.error.contains("No weigh-ins in this period"))
        #expect(shell("chart", "--range", "all").output.contains("kg"))
    }

    @Test
    func chart_onATerminal_hasColoursThatDiffer() {
        shell("people", "change", "Ann", "--goal", "72")
        let plain = shell("chart").output
        #expect(!plain.contains("\u{1B}"))
        shell.isTerminal = true
        let colored = shell("chart").output
        // The trend near the goal, the goal, and what explains them.
        for code in ["33", "32", "2"] { #expect(colored.contains("\u{1B}[0;\(code)m"), "\(code)") }
        var text = colored
        for code in ["0", "0;2", "0;32", "0;33", "0;7;33"] {
            text = text.replacing("\u{1B}[\(code)m", with: "")
        }
        // Only the trend is another: in blocks.
        func axes(_ text: String) -> [String] {
            text.split(separator: "\n").map { String($0.prefix(9)) }
        }
        #expect(axes(text) == axes(plain))
        shell.environment.withLock { $0["NO_COLOR"] = "1" }
        #expect(shell("chart").output == plain)
    }

    @Test
    func list_onATerminal_isTheNewest30_andSaysHowToSeeAll() {
        for day in 50..<90 { shell("add", "73", "-d", "-\(day)d") }
        #expect(shell("list").lines.count == 45)
        let json = shell("list", "--json").output
        shell.isTerminal = true
        let lines = shell("list").lines
        #expect(lines.count == 32)
        #expect(lines.last == "The newest 30 of 44; all: bmi-tui list all")
        #expect(shell("list", "--lang", "ja").lines.last == "新しい30件（全44件）。すべて表示：bmi-tui list all")
        #expect(shell("list", "all").lines.count == 45)
        #expect(shell("list", "-l", "40").lines.count == 41)
        #expect(shell("list", "--since", "-100d").lines.count == 45)
        #expect(shell("list", "--json").output == json)
    }

    @Test(arguments: [
        (["yesterday"], 1), (["last", "tuesday"], 1), (["nov", "2026"], 3), (["2026"], 4),
        (["-40d"], 1), (["oct"], 1), (["2026-11"], 3), (["昨日"], 1), (["all"], 4),
    ])
    func list_words_areThoseDays(words: [String], count: Int) {
        #expect(shell.run(["list"] + words).lines.count == count + 1, "\(words)")
    }

    @Test
    func chart_isDrawnInItsRoom() {
        let lines = shell("chart", "--width", "60", "--height", "12").output
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == 12)
        #expect(lines.allSatisfy { $0.count <= 60 })
        #expect(
            lines.contains { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } }
        )
        for (option, value) in [("--width", "29"), ("--width", "401"), ("--height", "7")] {
            let outcome = shell("chart", option, value)
            #expect(outcome.status == .wrongUsage)
            #expect(outcome.error.contains(option) && outcome.error.contains(", not \(value)."))
        }
        let ascii = shell("chart", "--ascii").output
        #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
        // A weigh-in is a dot beside the line.
        #expect(ascii.contains("_."))
    }

    @Test
    func calc_needsNoData() {
        let shell = Shell()
        #expect(
            shell("calc", "70kg", "175cm").lines == [
                "BMI     22.86  normal · WHO, for adults", "normal  56.7–76.5 kg",
            ]
        )
        #expect(shell("calc", "11st", "6", "5ft", "9").status == .done)
        #expect(shell("calc", "70kg", "175cm", "--lang", "ja").output.contains("普通体重"))
        #expect(
            shell("calc", "70kg", "tall").error == "bmi-tui: Height (cm): not a height: try 178\n"
        )
        #expect(shell("calc", "650", "30").status == .wrongUsage)
        #expect(shell.files.withLock { $0.isEmpty })
    }

    @Test
    func path_isTheFolder() {
        #expect(shell("path").output == "/data\n")
    }

    @Test
    func hook_saysWhereItIsAndWhetherItRuns() {
        #expect(shell("hook").status == .failed)
        shell.environment.withLock { $0["HOME"] = "/home/ann" }
        let lines = shell("hook").lines
        #expect(lines.count == 2 && lines[0].hasSuffix("/hook"), "\(lines)")
        #expect(lines.last?.hasPrefix("Nothing is there") == true, "\(lines)")
        let json = shell("hook", "--json").output
        #expect(json.hasPrefix("{\"version\":1,\"path\":\"") && json.contains("\"state\":\"none\""))
    }

    @Test
    func damagedFile_isNamedAndTheRestShown() {
        let key = shell.files.withLock { $0.keys.first { $0.hasPrefix("history/") } } ?? ""
        let old = key.replacing("2026", with: "2025")
        shell.files.withLock { $0[old] = "{ damaged" }
        let outcome = shell("list")
        #expect(outcome.lines.count == 5)
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("cannot be read."))
        shell.files.withLock { $0["people"] = "{}" }
        #expect(shell("add", "72").status == .failed)
    }

    @Test(arguments: [StorageError.Reason.malformed(line: 1), .system(13), .notUnicode])
    func settingsCannotBeRead_areSaidAndTheRestIsDone(reason: StorageError.Reason) {
        shell.failures.withLock { $0["read-settings"] = reason }
        for command in ["list", "status", "show", "stats", "people"] {
            let outcome = shell(command)
            #expect(outcome.status == .failed, "\(command)")
            #expect(!outcome.output.isEmpty)
            #expect(outcome.error.hasPrefix("bmi-tui: /data/settings.json"), "\(outcome.error)")
            #expect(outcome.error.contains("does not say your unit. Assumed: kilograms."))
            #expect(outcome.error.filter { $0 == "\n" }.count == 2)
        }
    }

    @Test
    func newerVersion_isReadAndNeverWritten() {
        shell.files.withLock { files in
            for (key, text) in files where key.hasPrefix("history/") {
                files[key] = text.replacing("\"version\":1", with: "\"version\":9")
            }
        }
        let files = shell.files.withLock(\.self)
        #expect(shell("list").lines.count == 5)
        let outcome = shell("add", "72")
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("was written by a newer version."))
        #expect(outcome.error.filter { $0 == "\n" }.count == 1)
        #expect(
            shell.files.withLock { $0.filter { $0.key.hasPrefix("history") } }
                == files.filter { $0.key.hasPrefix("history") }
        )
    }
}
