import CursesUI
import DataSource
import Model
import Testing

@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CommandLineAnswerTests {
    @Test
    func help_inEnglish_saysWhatThereIs() {
        let sut = answer(["--help"], "en_GB.UTF-8")
        #expect(sut?.isRefusal == false)
        #expect(
            sut?.lines == [
                "Usage: bmi-tui [--data-dir DIR] [--log FILE]",
                "",
                "Tracks weight and BMI in the terminal; nothing leaves this computer.",
                "",
                "  --data-dir DIR  keep the data in DIR, as BMI_TUI_DATA_DIR does",
                "  --log FILE      write what is done to FILE, as BMI_TUI_LOG does, but no data",
                "  -h, --help      show this text",
                "  --version       show the version",
                "",
                "Otherwise the data is in $XDG_DATA_HOME/bmi-tui or ~/.local/share/bmi-tui.",
                "In the app, ? shows the keys.",
            ]
        )
    }

    @Test
    func help_inJapanese_hasNoEnglishLineLeft() throws {
        let english = try #require(answer(["--help"], "en_GB.UTF-8")).lines
        let japanese = try #require(answer(["--help"], "ja_JP.UTF-8")).lines
        #expect(japanese.count == english.count)
        for (line, other) in zip(english, japanese) where !line.isEmpty { #expect(line != other) }
    }

    @Test(arguments: [
        (["--what"], "bmi-tui: There is no option --what; bmi-tui --help shows what there is."),
        (["--data-dir"], "bmi-tui: --data-dir needs a folder; bmi-tui --help shows how."),
        (["--log"], "bmi-tui: --log needs a file; bmi-tui --help shows how."),
        (["Ann"], "bmi-tui: Ann was not expected; bmi-tui --help shows what can be said."),
    ])
    func refusal_isOneLine(_ arguments: [String], _ line: String) {
        let sut = answer(arguments, "C")
        #expect(sut?.lines == [line])
        #expect(sut?.isRefusal == true)
    }

    @Test(arguments: [[], ["--data-dir", "/a"]])
    func start_needsNoAnswer(_ arguments: [String]) {
        #expect(answer(arguments, "C") == nil)
    }

    private func answer(_ arguments: [String], _ locale: String) -> CommandLineAnswer? {
        CommandLineAnswer(
            .testDependencies(
                localeClient: testDependency(of: LocaleClient.self) { $0.identifier = { locale } },
                processInfoClient: testDependency(of: ProcessInfoClient.self) {
                    $0.arguments = { ["bmi-tui"] + arguments }
                }
            )
        )
    }
}
