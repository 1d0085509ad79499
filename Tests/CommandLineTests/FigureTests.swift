import DataSource
import Testing

@testable import CommandLineInterface

/// What the commands say of the figures, and what they leave out because it is not known.
@Suite(.timeLimit(.minutes(10)))
struct FigureTests {
    private let shell = Shell()

    private func addChild(_ options: String...) {
        _ = shell.run(["people", "add", "Kid", "--height", "110"] + options)
        shell("add", "18")
    }

    @Test
    func smallWithoutABirthDate_hasNoClassAndNoRange_andTheOptionIsNamed() {
        addChild()
        for command in [["show"], ["status", "-f", "{bmi} {class}"]] {
            let output = shell.run(command).output
            #expect(output.contains("14.88"))
            #expect(output.contains("no class: birth date missing (people change --birth-date)"))
            #expect(!output.contains("thinness") && !output.contains("normal"))
        }
        for command in ["show", "status", "list"] {
            let output = shell(command, "--json").output
            #expect(!output.contains("class") && !output.contains("healthy"))
        }
        shell("people", "change", "Kid", "--birth-date", "1980-01-01")
        #expect(shell("show").output.contains("severe thinness"))
    }

    @Test
    func calc_isForAdults_andBelow140CentimetresThereIsNoClass() {
        let adult = shell("calc", "70", "175").lines
        #expect(adult.first == "BMI     22.86  normal · WHO, for adults")
        for (weight, height) in [("18", "110"), ("4.5", "30"), ("30", "139.9")] {
            let lines = shell("calc", weight, height).lines
            #expect(lines.count == 1)
            #expect(lines[0].hasSuffix("no class: birth date missing (calc --born)"))
            let json = shell("calc", weight, height, "--json").output
            #expect(!json.contains("class") && !json.contains("healthy"))
        }
        #expect(shell("calc", "40", "140").lines.count == 2)
    }

    private func addYear(newest age: Int) {
        shell("people", "add", "Ann", "--height", "178", "--goal", "71.5")
        for index in 0..<7 {
            let weight = 82.3 - Double(index)
            shell("add", "\(weight)", "-d", "-\(age + 25 * (6 - index))d", "-t", "7:30", "-y")
        }
    }

    @Test
    func rate_ofOldData_namesItsLastDay_andThereIsNoEnergy() {
        addYear(newest: 182)
        let rate = "a week, 5 months to 22 May"
        #expect(shell("status", "-f", "{rate}").output.contains(rate))
        #expect(shell("status").output.hasSuffix(" kg/week · to 22 May\n"))
        #expect(shell("show").output.contains(rate))
        #expect(!shell("show").output.contains("kcal"))
        let json = shell("status", "--json").output
        #expect(json.contains(#""to":"2026-05-22""#))
        #expect(!json.contains("energy"))
        let history = #""done":6,"of":10.8,"setOn":"2026-11-20"}"#
        #expect(json.contains(#""goal":{"state":"stale","weight":71.5,\#(history)"#))
    }

    @Test
    func goal_none_isAState() {
        shell("people", "add", "Ann", "--height", "178")
        shell("add", "72")
        #expect(shell("show", "--json").output.contains(#""goal":{"state":"none"}"#))
    }

    @Test
    func goal_reached_isSaidWithWhatIsBeyond() {
        shell("people", "add", "Ann", "--height", "178")
        shell("add", "80", "-d", "-400d")
        shell("people", "change", "Ann", "--goal", "75")
        #expect(shell("show").output.contains("goal    75.0 kg, 5.0 kg to go"))
        shell("add", "73", "-y")
        shell.daysLater.withLock { $0 = 7 }
        shell("add", "73", "-y")
        let shown = shell("show").output
        #expect(shown.contains("75.0 kg, reached on 20 Nov, 2.1 kg below"), "\(shown)")
        #expect(shell("show", "--json").output.contains(#""goal":{"state":"reached""#))
    }

    // From the other side of the date line.
    private func addTomorrow(_ weights: [Double]) {
        shell("people", "add", "Ann", "--height", "178")
        for (index, weight) in weights.enumerated() {
            shell("add", "\(weight)", "-d", "-\(index)d", "-t", "7:30", "-y")
        }
        shell.files.withLock { files in
            for (key, text) in files {
                files[key] = text.replacing(#""day":"2026-11-20""#, with: #""day":"2026-11-21""#)
            }
        }
    }

    @Test
    func weighInOfTomorrow_countsLikeOneOfToday() {
        addTomorrow([70, 72, 72, 72, 72, 72, 72, 72, 72, 72])
        #expect(shell("status", "-f", "{days}").output == "0\n")
        let show = shell("show").output
        // Seven days with the newest among them, as the trend and the rate have it.
        #expect(show.contains("7 days  71.7 kg"))
        #expect(shell("show", "--json").output.contains(#""to":"2026-11-21""#))
        #expect(shell("status", "--due").status == .done)
        shell("add", "71", "-t", "6:00", "-y")
        #expect(shell("status", "--due").status == .failed)
    }

    @Test
    func goal_ofAChild_isAskedAbout() {
        let birthDate = ["--birth-date", "2012-01-01"]
        _ = shell.run(["people", "add", "Kid", "--height", "160"] + birthDate)
        let refused = shell("people", "change", "Kid", "--goal", "30")
        #expect(refused.status == .failed)
        #expect(refused.error.contains("The goal means a BMI of 11.72, which is below 18.5."))
        #expect(shell("people", "change", "Kid", "--goal", "30", "-y").status == .done)
        let adult = shell("people", "change", "Kid", "--birth-date", "1990-01-01")
        #expect(adult.error.contains("BMI of 11.72, which is underweight"))
    }

    @Test
    func underTwenty_withoutSex_saysWhatIsMissing() {
        shell("people", "add", "Kid", "--height", "160", "--birth-date", "2012-01-01")
        shell("add", "50")
        let output = shell("show").output
        #expect(output.contains("no percentile: sex missing (people change --sex)"))
        #expect(!output.contains("rate"))
        #expect(output.contains(/adult +from 1 Jan 2032/))
    }

    @Test
    func add_underTwentyWithoutHeight_saysSinceWhenTheHeightHolds() {
        let about = ["--birth-date", "2018-03-01", "--sex", "f"]
        _ = shell.run(["people", "add", "Kid", "--height", "118"] + about)
        #expect(!shell("add", "22", "--date", "2026-05-01").output.contains("since"))
        #expect(shell("add", "22.5", "-d", "-2d").lines.contains("height  118 cm since Fri 1 May"))
        #expect(!shell("add", "22.6", "--height", "119", "-d", "-1d").output.contains("since"))
        shell("people", "change", "Kid", "--birth-date", "1980-01-01")
        #expect(!shell("add", "22.7", "-y").output.contains("since"))
    }

    // Grams are kept, shown and read again.
    @Test
    func baby_gramsAndHead_areKept() {
        let about = ["--birth-date", "2026-10-01", "--sex", "m"]
        _ = shell.run(["people", "add", "Ben", "--height", "50"] + about)
        for text in ["4655g", "4655 g", "4.655"] {
            #expect(shell("add", text, "--height", "55.5", "--head", "37.4", "-y").status == .done)
        }
        let show = shell("show").output
        #expect(show.contains("weight  4.655 kg  0.000"), "\(show)")
        #expect(show.contains("head above ") && show.contains("head    37.4 cm"), "\(show)")
        #expect(shell("list").lines.dropFirst().allSatisfy { $0.contains("4.655") })
        #expect(shell("export", "-f", "json").output.contains(#""head":37.4"#))
        shell("people", "add", "Ann", "--height", "178")
        let refused = shell("add", "72", "-p", "Ann", "--head", "40")
        #expect(refused.status != .done && refused.error.contains("before the 2nd birthday"))
    }

    @Test
    func underTwenty_peopleListAndReport_haveThePercentile() {
        let about = ["--birth-date", "2012-01-01", "--sex", "female"]
        _ = shell.run(["people", "add", "Kid", "--height", "160"] + about)
        shell("add", "50")
        #expect(
            shell("people").output
                == "Kid  50.0 kg  BMI 19.53  14 y · 41st percentile · WHO 2007\n"
        )
        let list = shell("list").lines
        #expect(list[0].contains("BMI  %ile WHO") && list[1].contains("19.53        41"))
        let report = shell("report", "-o", "-").output
        #expect(report.contains(">%ile WHO</th>") && report.contains("<td>41</td>"))
        shell("people", "change", "Kid", "--birth-date", "1980-01-01")
        #expect(shell("people").output == "Kid  50.0 kg  BMI 19.53\n")
        #expect(!shell("list").output.contains("%ile"))
    }

    @Test
    func underTwenty_showStatusListAndJSON_sayTheSame() {
        let about = ["--birth-date", "2012-01-01", "--sex", "female"]
        _ = shell.run(["people", "add", "Kid", "--height", "160"] + about)
        shell("add", "50")
        let show = shell("show").output
        #expect(show.contains("19.53  normal · 41st percentile · z −0.23 · WHO 2007"))
        #expect(show.contains("growth  BMI above 41 of 100 girls of her age · WHO"))
        #expect(show.contains("        taller than "))
        #expect(show.contains(/normal +40\.6–59\.9 kg · WHO 2007/))
        #expect(shell("status").output == "50.0 kg · BMI 19.5 · 41st percentile · WHO 2007\n")
        #expect(
            shell("status", "-f", "{class}").output == "normal · 41st percentile · WHO 2007\n"
        )
        for json in [shell("show", "--json").output, shell("list", "--json").output] {
            #expect(json.contains(#""scheme":"who2007""#) && json.contains(#""z":-0.2"#))
            #expect(json.contains(#""percentile":41"#) && !json.contains("energy"))
        }
        shell("people", "change", "Kid", "--birth-date", "2007-06-01")
        #expect(shell("show").output.contains("WHO has no percentiles from 19 to 20"))
    }

    @Test(arguments: [(["--unit", "st"], true), (["--unit", "kg"], false)])
    func import_stonesAndPoundsWithoutUnits_areReadAsAddDoes(_ unit: [String], _ isRead: Bool) {
        shell("people", "add", "Ann", "--height", "178")
        let file = Array("date,weight\n2026-11-01,11 6\n2026-11-02,11 6.5\n".utf8)
        let outcome = shell.run(["import", "-", "-y"] + unit, input: file)
        #expect((outcome.status == .done) == isRead)
        #expect(shell("export", "-f", "json").output.contains("72.5747792") == isRead)
    }

    @Test
    func energy_inJapanese_hasTheDashOfWeights() {
        shell("people", "add", "Ann", "--height", "178")
        for age in 0..<28 {
            let weight = 80 + Double(age) * 0.1 + (age.isMultiple(of: 2) ? 0.4 : 0)
            shell("add", "\(weight)", "-d", "-\(age)d", "-t", "7:30", "-y")
        }
        let lines = shell("show", "--lang", "ja").lines.filter { $0.contains("kcal") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains("〜") && !$0.contains("–") })
    }
}
