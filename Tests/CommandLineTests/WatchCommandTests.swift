import CursesCore
import DataSource
import Dispatch
import Essentials
import Model
import Testing

@testable import CommandLineInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Exports that land in a folder of this machine, and lines in the inbox.
@Suite(.timeLimit(.minutes(10)))
struct WatchCommandTests {
    private static let export = "Date,Weight (kg)\n2024-03-05 07:00,70.5\n2024-03-06 07:00,70.3\n"
    private let ann: Machine
    private let landing: String

    init() throws {
        ann = try Machine(person: "Ann")
        landing = "\(ann.home)/landing"
        try FileManager.default.createDirectory(atPath: landing, withIntermediateDirectories: true)
    }

    // Machines live in 2026, so what is written now may be later than their clock.
    private func land(
        _ text: String,
        _ name: String,
        in folder: String? = nil,
        at moment: Date = Date(timeIntervalSince1970: 1_795_000_000)
    ) throws {
        let path = "\(folder ?? landing)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: path)
    }

    @Test
    func watch_aYes_takesInWhatIsThere_andWhatLandsLater() throws {
        try land(Self.export, "a.csv")
        let outcome = ann("watch", landing, "--yes")
        #expect(outcome.lines == ["\(landing) is watched", "2 weigh-ins came in by themselves"])
        #expect(ann.weights == ["72", "70.3", "70.5"])
        try land(Self.export + "2024-03-07 07:00,70.1\n", "a.csv")
        try land("Date,Weight (kg)\n2024-03-08 07:00,70\n", "b.csv")
        let list = ann("list", "all", "--json")
        #expect(list.status == .done && list.error.isEmpty)
        #expect(ann.weights == ["72", "70", "70.1", "70.3", "70.5"])
        #expect(FileManager.default.fileExists(atPath: "\(landing)/a.csv"))
        #expect(ann("undo", "--yes").status == .done)
        #expect(ann.weights.count < 5)
    }

    @Test
    func watch_noAnswer_waits_andNothingComesIn() throws {
        try land(Self.export, "a.csv")
        let outcome = ann("watch", landing)
        #expect(outcome.lines.last == "Waits for a yes: a.csv: a table, new weigh-ins: 2.")
        #expect(ann("watch", landing, "--json").output.contains("\"new\":2"))
        // Each command says it, until there is an answer.
        let waiting = "\(landing)/a.csv waits for a yes: bmi-tui watch "
        #expect(ann("list").error.contains(waiting))
        #expect(ann("watch").output.contains(waiting))
        #expect(ann.weights == ["72"])
    }

    @Test
    func watch_anotherKind_isAskedAboutAnew_andWhatIsNoExportIsNot() throws {
        ann("watch", landing, "--yes")
        try land("hello\n", "note.txt")
        let json = ann("export", "--format", "json").output
        try land(json.replacing("\"weight\":72", with: "\"weight\":71"), "b.json")
        let outcome = ann("watch", landing)
        let nothing = "Nothing new is there. The first export asks once."
        #expect(outcome.lines == ["\(landing) is watched", nothing], "\(outcome)")
    }

    @Test
    func watch_whatAnImportHasToAsk_isNamedOnce_andLeft() throws {
        ann("people", "add", "Ben", "--height", "180", "--weight", "80kg", "--yes")
        try land(Self.export, "a.csv")
        try land("Day,Load\n1,2\n2,3\n", "b.csv")
        let told = ann("watch", landing, "--yes").output
        let sentence = "\(landing)/a.csv waits: whose is it? bmi-tui watch FOLDER -p NAME"
        #expect(told.contains(sentence), "\(told)")
        #expect(told.contains("b.csv has no columns for a date and a weight"), "\(told)")
        let list = ann("list", "-p", "Ann")
        #expect(list.error.isEmpty && list.lines.count == 2)
        // The list names all that wait, a command the new ones in one line.
        #expect(ann("watch").output.contains(sentence))
        #expect(ann("watch", "--json").output.contains("whose is it?"))
        try land(Self.export, "c.csv")
        try land(Self.export, "d.csv")
        #expect(ann("list", "-p", "Ann").error.contains("c.csv and others wait (2)"))
    }

    @Test
    func watch_person_getsThem() throws {
        ann("people", "add", "Ben", "--height", "180", "--weight", "80kg", "--yes")
        try land(Self.export, "a.csv")
        #expect(ann("watch", landing, "-p", "Ben", "--yes").lines.count == 2)
        #expect(ann("list", "all", "-p", "Ben").lines.count == 4)
        #expect(ann("list", "all", "-p", "Ann").lines.count == 2)
        #expect(ann("watch").output.contains("Ben"))
    }

    @Test
    func watch_yesBeforeAnythingLands_countsForAllThatDoes() throws {
        let outcome = ann("watch", landing, "--yes")
        let line = "Nothing new is there. What lands there comes in by itself."
        #expect(outcome.lines.last == line)
        #expect(ann("watch").output.contains("every kind"))
        try land(Self.export, "a.csv")
        #expect(ann("list", "all").error.contains("2 weigh-ins came in by themselves"))
    }

    @Test
    func watch_nothingThereYet_saysSo_andADeletedPersonIsNamed() throws {
        let outcome = ann("watch", landing, "-p", "Ann")
        #expect(outcome.lines.last == "Nothing new is there. The first export asks once.")
        ann("people", "add", "Ben", "--height", "180", "--weight", "80kg", "--yes")
        ann("people", "remove", "Ann", "--yes")
        try land(Self.export, "a.csv")
        #expect(ann("list").error.contains("a.csv waits: the person of its folder was deleted"))
        #expect(ann("watch").lines.first?.contains("deleted person") == true)
        #expect(ann("list", "all").lines.count == 2)
    }

    @Test
    func watch_listAndRemove() throws {
        #expect(ann("watch").status == .noData)
        ann("watch", landing)
        #expect(ann("watch", "--list").lines.first?.hasPrefix(landing) == true)
        #expect(ann("watch", "--json").output.contains("\"path\":\"\(landing)\""))
        try FileManager.default.removeItem(atPath: landing)
        #expect(ann("watch").lines.first?.hasSuffix("not there") == true)
        try FileManager.default.createDirectory(atPath: landing, withIntermediateDirectories: true)
        #expect(ann("watch", "").status == .wrongUsage)
        #expect(ann("watch", "--remove", landing).lines == ["\(landing) is not watched any more"])
        #expect(ann("watch", "--remove", landing).status == .failed)
        try land(Self.export, "a.csv")
        #expect(ann.weights == ["72"])
    }

    @Test
    func watch_noFolder_orTheDataFolder_isRefused() throws {
        #expect(ann("watch", "\(landing)/none").status == .failed)
        try land("", "file")
        #expect(ann("watch", "\(landing)/file").status == .failed)
        #expect(ann("watch", ann.folder).error.contains("is in the data folder"))
    }

    @Test
    func inbox_comesInWithTheNextCommand_andIsToldOnce() throws {
        try land("71.5\n2026-11-18 71.8\nhello\n", "inbox.txt", in: ann.folder)
        // A prompt only looks.
        #expect(ann("status").output.contains("72"))
        let outcome = ann("list", "all")
        #expect(outcome.lines.count == 4)
        #expect(outcome.error.contains("2 weigh-ins came in by themselves"))
        #expect(outcome.error.contains("inbox.txt wait (1): the reasons are in the file"))
        let reason = "hello\n#! “hello” is no name, day or weight #"
        #expect(ann.read("inbox.txt").hasPrefix(reason))
        #expect(ann("list", "all").error.isEmpty)
        #expect(ann("undo", "--yes").status == .done)
        #expect(ann("list", "all").lines.count == 2)
    }

    @Test
    func settings_watched_nameTheFolders_andTheCommandThatChangesThem() throws {
        #expect(ann("settings", "watched").lines == ["none"])
        ann("watch", landing)
        #expect(ann("settings", "watched").lines == [landing])
        #expect(ann("settings").lines.last?.contains(landing) == true)
        let json = "{\"name\":\"watched\",\"value\":\"\(landing)\",\"folders\":[\"\(landing)\"]}"
        #expect(ann("settings", "--json").output.contains(json))
        let refused = ann("settings", "watched", "/elsewhere")
        #expect(refused.status == .failed && refused.error.contains("watch --remove FOLDER"))
        #expect(ann("settings", "watching").error.contains(", watched"))
    }

    @Test
    func list_aFileOfThisMoment_isSaidToWait() throws {
        let moment = Date(timeIntervalSince1970: 1_795_170_000)
        ann.moment.withLock { $0 = moment }
        ann("watch", landing, "--yes")
        try land(Self.export, "a.csv", at: moment)
        let waits = "A file is still being written; a later command takes it in."
        #expect(ann("list").error == "bmi-tui: \(waits)\n")
        #expect(ann("list", "--json").error.isEmpty)
        #expect(ann("watch").lines.last == waits)
        #expect(ann("watch", landing).lines.last == waits)
        ann.moment.withLock { $0 = moment.addingTimeInterval(2) }
        #expect(ann("list").error == "bmi-tui: 2 weigh-ins came in by themselves\n")
    }

    @Test
    func plain_aFileThatWaits_isAskedAbout_andTheSettingsNameTheFolder() async throws {
        ann("watch", landing)
        try land(Self.export, "a.csv")
        // Without an answer it waits.
        #expect(await talk().contains("CSV/TSV · new weigh-ins: 2"))
        let said = await talk("1")
        #expect(said.contains("2 weigh-ins imported"), "\(said)")
        #expect(ann.weights == ["72", "70.3", "70.5"])
        let row = try #require(said.first { $0.hasSuffix(" Settings") })
        let settings = await talk(String(row.prefix { $0 != " " }))
        #expect(settings.contains { $0.hasPrefix("Watched folders: ") && $0.hasSuffix("/landing") })
    }

    @Test
    func plain_whatCameInMeanwhile_isTold_thoughTheAnswerOpensAScreen() async {
        let store = People(ann.dependencies)
        await store.send(.task)
        let shell = Shell()
        shell.answers.withLock { $0 = ["2"] }
        shell.onQuestion = {
            DispatchQueue.main.sync {
                MainActor.assumeIsolated { store.undo.notice = ChangeNotice(.nothing(.undo)) }
            }
        }
        var output = ""
        let console = shell.console(output: { output += String(decoding: $0, as: UTF8.self) })
        let talk = Conversation(console, Locale(identifier: "en"), isLanguageChosen: true)
        await PlainPeople(store: store, appDependencies: ann.dependencies, talk: talk).run()
        #expect(output.contains("Number? 2\nNothing to undo\n1 weigh-in\n"), "\(output)")
    }

    private func talk(_ answers: String...) async -> [String] {
        let shell = Shell()
        shell.answers.withLock { $0 = answers }
        var output = ""
        let console = shell.console(output: { output += String(decoding: $0, as: UTF8.self) })
        await PlainApp(ann.dependencies, console: console, language: "en").talk()
        return output.split(separator: "\n").map(String.init)
    }
}
