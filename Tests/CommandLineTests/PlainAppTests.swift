import DataSource
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct PlainAppTests {
    private let shell = Shell()

    @Test(arguments: [nil, "", "dumb", "xterm"])
    func start_aTerminalThatSaysNothingOfItself_isTheConversation(_ name: String?) {
        shell.environment.withLock { $0["TERM"] = name }
        let console = shell.console(output: { _ in })
        let start = CommandLineProgram(shell.dependencies).start([], console)
        if case .plainApp = start { #expect(name != "xterm") } else { #expect(name == "xterm") }
    }

    @Test
    func firstLaunch_asksAndSaves() async {
        shell.environment.withLock { $0["LC_ALL"] = "en_CA.UTF-8" }
        let said = await shell.talk("1", "Ann", "72.4", "178", "1", "0")
        #expect(said.starts(with: ["Language and units", "1 Continue", "2 Language: English"]))
        #expect(said.contains("3 Weight unit: kilograms"))
        #expect(said.contains("Enter your name, weight and height."))
        #expect(said.contains("Hello Ann! 72.4 kg saved."))
        #expect(said.contains("Weight 72.4 kg, today"))
        #expect(said.contains("BMI 22.85, normal, WHO"))
        #expect(shell("list").lines.count == 2)
    }

    @Test
    func foreignFolder_isWrittenToOnlyAfterConsent() async {
        shell.environment.withLock { $0["LC_ALL"] = "en_CA.UTF-8" }
        shell.foreignFolder = "/home/me"
        let refused = await shell.talk("0")
        #expect(refused.first == "/home/me holds other files.")
        #expect(refused.contains("1 Keep here"))
        #expect(!refused.contains("Language and units"))
        #expect(shell.files.withLock { $0.isEmpty })
        let kept = await shell.talk("1", "1", "Ann", "72.4", "178", "1", "0")
        #expect(kept.contains("Hello Ann! 72.4 kg saved."), "\(kept)")
    }

    @Test
    func firstLaunch_inAmerica_asksInItsUnits_whichCanBeChanged() async {
        shell.environment.withLock { $0["LC_ALL"] = "en_US.UTF-8" }
        let said = await shell.talk("4", "1", "1", "Ann", "160", "178", "1", "0")
        #expect(said.contains("3 Weight unit: pounds"))
        #expect(said.contains("4 Height unit: feet and inches"))
        #expect(said.contains("4 Height unit: centimetres"))
        #expect(said.contains("Weight 160.0 lb, today"))
        #expect(await shell.talk("0").contains("Weight 160.0 lb, today"))
    }

    @Test
    func firstLaunch_theLanguageIsChosen_goesOnInIt() async {
        shell.environment.withLock { $0["LC_ALL"] = "en_CA.UTF-8" }
        let said = await shell.talk("2", "2", "1", "安", "72.4", "178", "1", "0")
        #expect(said.contains("番号? 1"))
        #expect(said.contains("体重 72.4 kg（今日）"))
    }

    @Test
    func field_aQuestionMarkExplains_andQLeaves() async {
        shell("people", "add", "Ann", "--height", "178")
        let said = await shell.talk("1", "？", "ｑ", "0", "0")
        #expect(said.contains { $0.hasPrefix("Enter keeps what is in brackets") }, "\(said)")
        #expect(said.contains("1 Save"), "\(said)")
        #expect(shell("list").status == .noData)
    }

    @Test
    func week_edit_undo() async {
        shell("people", "add", "Ann", "--height", "178")
        for day in (1...6).reversed() {
            let said = await shell.talk(
                "1",
                "\(72 + Double(day) / 10)",
                "-\(day)",
                "",
                "",
                "1",
                "0"
            )
            #expect(said.contains { $0.contains(" saved") }, "\(said)")
        }
        #expect(shell("list").lines.count == 7)
        let edited = await shell.talk("2", "1", "1", "2", "72.9", "1", "0", "0")
        #expect(edited.contains { $0.hasPrefix("72.9 kg for") }, "\(edited)")
        #expect(shell("list").lines[1].contains("72.9"))
        let undone = await shell.talk("8", "9", "8", "0")
        #expect(undone.contains { $0.hasPrefix("Undone: ") })
        #expect(undone.contains { $0.hasPrefix("Redone: ") })
        #expect(shell("list").lines[1].contains("72.1"))
        let compared = await shell.talk("0")
        #expect(
            compared.contains("Weight 72.1 kg, yesterday, 0.1 kg less than the time before"),
            "\(compared)"
        )
    }

    @Test
    func undo_isOfferedWhereThereIsSomething() async {
        shell("people", "add", "Ann", "--height", "178")
        shell.files.withLock { $0[".undo"] = nil }
        let fresh = await shell.talk("0")
        #expect(!fresh.contains { $0.hasSuffix("Undo the last change") }, "\(fresh)")
        shell("add", "72.4")
        let changed = await shell.talk("8", "8", "0")
        #expect(changed.contains("8 Undo the last change"), "\(changed)")
        #expect(!changed.contains("9 Redo what was undone"))
        #expect(changed.contains { $0.hasPrefix("Undone: ") })
        #expect(changed.contains("8 Redo what was undone"))
        #expect(changed.contains { $0.hasPrefix("Redone: ") })
    }

    @Test
    func facts_areInWords() async {
        shell("people", "add", "Ann", "--height", "178", "--goal", "70")
        for day in 1...21 {
            shell("add", "\(75 - Double(21 - day) / 10)", "--date", "-\(day)", "--yes")
        }
        shell("add", "75", "--date", "-70", "--yes")
        let said = await shell.talk("3", "2", "0", "0")
        #expect(said.contains { $0.hasPrefix("Trend 73.0 kg, give or take 0.") }, "\(said)")
        #expect(said.contains { $0.hasPrefix("0.70 kg less a week, give or take 0.") })
        #expect(
            said.contains {
                $0.hasPrefix("Like eating ") && $0.hasSuffix(" kcal a day less than used")
            }
        )
        #expect(said.contains { $0.hasPrefix("Goal 70.0 kg, 3.0 kg to go, ") })
        #expect(said.contains("Normal from 58.7 to 79.2 kg"))
        #expect(
            said.contains { $0.hasPrefix("November 2026, mean ") && $0.hasSuffix(" weigh-ins") }
        )
        #expect(said.contains { $0.contains("trend unchanged, 1 weigh-in") })
    }

    @Test
    func history_hasChangeAndTrend_andAnOrder() async {
        shell("people", "add", "Ann", "--height", "178")
        for (day, weight) in [("-3d", "73"), ("-2d", "72"), ("-1d", "74")] {
            shell("add", weight, "--date", day, "--yes")
        }
        let said = await shell.talk("2", "6", "3", "0", "0")
        let line = "Thu 19 Nov 07:30, 74.0 kg, change +2.0 kg, trend 73.5 kg, BMI 23.36"
        #expect(said.contains("1 \(line)"), "\(said)")
        #expect(said.contains { $0.hasPrefix("1 Wed 18 Nov 07:30, 72.0 kg") })
    }

    @Test
    func trends_aDay_isRead() async {
        shell("people", "add", "Ann", "--height", "178")
        shell("add", "73", "--date", "-3d")
        let said = await shell.talk("3", "4", "-3d", "4", "-2d", "4", "x", "0", "0")
        #expect(said.contains("Tue 17 Nov 2026, weight 73.0 kg, trend 73.0 kg"), "\(said)")
        #expect(said.contains("No weigh-ins on this day"))
        #expect(said.contains { $0.hasPrefix("not a date") })
    }

    @Test
    func weighIn_height_canBePutRight() async {
        shell("people", "add", "Ann", "--height", "178")
        _ = await shell.talk("1", "72.4", "", "", "", "6", "175", "1", "0")
        #expect(shell("list", "--json").output.contains("\"height\":175"))
    }

    @Test
    func goal_hasAFormOfItsOwn_whichSaysTheWay() async {
        shell("people", "add", "Ann", "--height", "178")
        shell("add", "72.4")
        let said = await shell.talk("4", "2", "70", "1", "0")
        #expect(said.contains("Goal · Ann"), "\(said)")
        #expect(said.contains("0.0 of 2.4 kg done"), "\(said)")
        #expect(!said.contains { $0.hasPrefix("4 Sex") })
        #expect(shell("goal").output.hasPrefix("70.0 kg"))
    }

    @Test
    func choices_areSaidAgainForAnEmptyLine() async {
        shell("people", "add", "Ann", "--height", "178")
        let said = await shell.talk("", "0")
        #expect(said.filter { $0 == "1 Weigh in" }.count == 2, "\(said)")
    }

    @Test
    func wrongAnswers_areSaidAndAskedAgain() async {
        shell("people", "add", "Ann", "--height", "178")
        let said = await shell.talk("x", "99", "1", "abc", "72.4", "3/4", "", "", "", "1", "0")
        #expect(said.filter { $0 == "Type a number from 0 to 8." }.count == 2)
        #expect(said.contains("Weight (kg): not a weight: try 72.4"))
        #expect(said.contains { $0.hasPrefix("Day: two meanings") })
    }

    @Test
    func choices_beginTheirLinesWithACapital_andAQuestionMarkSaysThemAgain() async {
        for name in ["Ann", "Bob"] { shell("people", "add", name, "--height", "178") }
        let said = await shell.talk("?", "1", "0")
        #expect(said.filter { $0 == "3 New person" }.count == 2, "\(said)")
        #expect(said.contains { $0.hasPrefix("Type a number from 0 to ") })
        #expect(said.contains("1 Weigh in"))
    }

    @Test
    func unusual_asksBeforeItSaves() async {
        shell("people", "add", "Ann", "--height", "178", "--weight", "72.4")
        let refused = await shell.talk("1", "92.4", "", "", "", "1", "0", "0", "1", "0")
        #expect(refused.contains { $0.contains("above the trend of 72.4 kg.") }, "\(refused)")
        #expect(shell("list").lines.count == 2)
        _ = await shell.talk("1", "92.4", "", "", "", "1", "1", "0")
        #expect(shell("list").lines.count == 3)
    }

    @Test
    func endOfInput_anywhere_endsAndSavesNothing() async {
        shell("people", "add", "Ann", "--height", "178", "--weight", "72.4")
        let answers = ["1", "72.9", "", "", "", "2", "73"]
        for count in 0...answers.count {
            _ = await shell.talk(Array(answers.prefix(count)))
            #expect(shell("list").lines.count == 2)
        }
    }

    @Test
    func settings_changeTheLanguageAtOnce() async {
        shell("people", "add", "Ann", "--height", "178", "--weight", "72.4")
        let said = await shell.talk("6", "5", "3", "0", "0")
        #expect(said.contains("1 体重の単位: キログラム"))
        #expect(said.contains("体重 72.4 kg（今日）"))
    }

    @Test
    func checkup_isSaidInWords() async {
        shell("people", "add", "Ann", "--height", "178", "--weight", "72.4")
        let said = await shell.talk("6", "16", "0", "0", "0")
        #expect(said.contains("ok: terminal: xterm"), "\(said)")
        #expect(!said.contains { $0.hasPrefix("✓") })
    }

    @Test
    func person_renamed_heightRevised_deleted() async {
        shell("people", "add", "Ann", "--height", "178", "--weight", "72.4")
        let renamed = await shell.talk("5", "2", "Anna", "1", "0")
        #expect(renamed.contains("Anna saved"), "\(renamed)")
        let grown = await shell.talk("5", "3", "180", "1", "1", "1", "0")
        #expect(grown.contains("1 weigh-in has the height 178 cm."), "\(grown)")
        #expect(shell("list").lines[1].contains("22.35"))
        let deleted = await shell.talk("5", "11", "1", "0")
        #expect(deleted.contains("Anna deleted"), "\(deleted)")
        #expect(shell("people").status == .noData)
    }

    @Test
    func delete_isSaidAtOnce_andOnlyWhatThereIsIsOffered() async {
        shell("people", "add", "Ann", "--height", "178", "--weight", "72.4")
        let said = await shell.talk("2", "1", "2")
        #expect(said.contains("1 weigh-in"))
        #expect(said.contains("2 Search"), "\(said)")
        #expect(said.contains("72.4 kg of 20 Nov deleted"), "\(said)")
    }

    @Test
    func left_isSaidWithItsNames() async throws {
        shell("people", "add", "Ann", "--height", "178")
        let id = try #require(shell.people.first)
        shell.files.withLock {
            $0["drafts"] = """
                {"count":1,"records":[
                {"changedAt":"2026-11-20T07:00:00.000Z","fields":{"note":"tired","weight":"72.9"},\
                "id":"1-1","person":"\(id)","weighIn":"00000000-0000-0000-0000-000000000009"}
                ],"version":1}

                """
        }
        let said = await shell.talk("1")
        #expect(said.contains("Continue where you left off?"), "\(said)")
        #expect(said.contains("Ann"))
        #expect(said.contains("Weight (kg): 72.9"))
        #expect(said.contains("Note: tired"))
        #expect(said.contains("2 Resume"))
    }

    @Test
    func field_somethingIsProposed_anEmptyLineTakesIt() async {
        shell.environment.withLock { $0["LC_ALL"] = "en_US.UTF-8" }
        let said = await shell.talk("1", "Ann", "160", "5.6", "", "1", "0")
        #expect(said.contains("Height (ft in): did you mean 5 ft 6 in?"), "\(said)")
        #expect(shell("people", "--json").output.contains("\"height\":167.64"), "\(said)")
    }
}
