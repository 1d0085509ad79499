import DataSource
import Model
import SharedInterface
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct SettingsCommandTests {
    private let shell = Shell(people: ["Ann"])

    @Test
    func settings_areThoseOfTheScreen() {
        let lines = shell("settings").lines
        #expect(lines.count == Preferences.Row.all.count + 1)
        #expect(lines.last == "watched           none       Watched folders", "\(lines)")
        #expect(lines.first == "weight-unit       kg         Weight unit: kilograms", "\(lines)")
        #expect(shell("settings", "colors", "high-contrast").status == .done)
        for row in Preferences.Row.all {
            #expect(shell("settings", row.name).lines.count == 1)
            for choice in row.choices {
                #expect(shell("settings", row.name, choice.word).status == .done, "\(choice)")
                #expect(shell("settings", row.name).lines == [choice.word])
            }
        }
    }

    @Test
    func settings_change_holdsAndCanBeUndone() {
        shell("add", "72.4")
        let outcome = shell("settings", "weight-unit", "lb")
        #expect(outcome.output == "Weight unit: pounds\n", "\(outcome)")
        #expect(shell("show").output.contains("159.6 lb"))
        #expect(shell("undo").output == "Undone: Weight unit: kilograms\n")
        #expect(shell("show").output.contains("72.4 kg"))
        #expect(shell("redo").output == "Redone: Weight unit: pounds\n")
        #expect(shell("settings", "weight-unit", "Kilograms").output == "Weight unit: kilograms\n")
        // The weigh-in comes next.
        shell("undo")
        shell("undo")
        #expect(shell("undo").output.hasPrefix("Undone: 72.4 kg"), "\(shell("list"))")
    }

    @Test
    func settings_ofThisMachine_canBeUndone() {
        shell("settings", "colors", "dark")
        #expect(shell.files.withLock { $0["machine"] }?.contains("dark") == true)
        #expect(shell("undo").output == "Undone: Colours: automatic\n")
        #expect(shell("settings", "colors").output == "automatic\n")
    }

    @Test(arguments: [
        (["settings", "colour"], "settings does not know colour; it takes weight-unit, "),
        (["settings", "weight-unit", "g"], "weight-unit does not know g; it takes kg, lb, st."),
        (["settings", "person", "Ann"], "settings does not know person; "),
    ])
    func settings_unknown_listsWhatThereIs(arguments: [String], line: String) {
        let outcome = shell.run(arguments)
        #expect(outcome.status == .wrongUsage)
        #expect(outcome.error.hasPrefix("bmi-tui: \(line)"), "\(outcome.error)")
    }

    @Test
    func settings_json_hasNamesAndValues() {
        let all = shell("settings", "--json").output
        #expect(
            all.contains(
                #"{"name":"weight-unit","value":"kg","values":["kg","lb","st"]}"#
            ),
            "\(all)"
        )
        let one = shell("settings", "mouse", "off", "--json").output
        #expect(one.hasPrefix(#"{"version":1,"name":"mouse","value":"off""#), "\(one)")
    }

    @Test
    func settings_inAnotherLanguage_keepsThatOfTheSettings() {
        shell("settings", "trend", "hackers-diet", "--lang", "ja")
        #expect(shell("settings", "language").output == "automatic\n")
        #expect(shell("settings", "--lang", "ja").output.contains("体重の単位"))
    }

    @Test
    func settings_unitIsOnlyAssumed_isWritten() {
        shell("add", "72.4")
        shell.files.withLock { $0["settings"] = nil }
        #expect(shell("show").error.contains("does not say your unit"))
        #expect(shell("settings", "weight-unit", "kg").error.isEmpty)
        #expect(shell("show").error.isEmpty)
    }

    @Test
    func person_usual_isMeantWithoutAName() {
        shell("people", "add", "Ben", "--height", "180", "--weight", "90")
        #expect(shell("show").status == .wrongUsage)
        #expect(shell("settings", "person").output == "ask\n")
        #expect(shell("settings", "person", "Ben").output == "Usual person: Ben\n")
        #expect(shell("show").output.hasPrefix("Ben"))
        #expect(shell("add", "72", "-p", "Ann").output.hasPrefix("Ann"))
        shell.environment.withLock { $0["BMI_TUI_PERSON"] = "Ann" }
        #expect(shell("show").output.hasPrefix("Ann"))
        shell.environment.withLock { $0["BMI_TUI_PERSON"] = nil }
        #expect(shell("undo").status == .done)
        #expect(shell("undo").output == "Undone: Usual person\n")
        shell("settings", "person", "Ben")
        shell("people", "remove", "Ben", "--yes")
        shell("people", "add", "Cid", "--height", "180")
        #expect(shell("show").status == .wrongUsage)
    }
}
