import CursesCore
import DataSource
import Essentials
import Model
import Testing

@testable import CommandLineInterface

/// Import, export and backups, as a conversation.
@Suite(.timeLimit(.minutes(10)))
struct PlainTransferTests {
    private let shell = Shell(people: ["Ann"])

    private func put(_ path: String, _ text: String) {
        shell.outside.withLock { $0[path] = Data(text.utf8) }
    }

    init() {
        put(
            "/w.csv",
            """
            Date,Weight (kg)
            2024-03-05 07:00,70.5
            2024-03-06 07:00,70.1
            tomorrow,70

            """
        )
    }

    /// From the person to the settings.
    private static let settings = ["6"]

    @Test
    func import_path_preview_done_undone() async {
        let said = await shell.talk(Self.settings + ["14", "/w.csv", "1", "0"])
        for line in [
            "Format: CSV/TSV", "New: 2", "Refused: 1", "line 4: not a date: “tomorrow”", "1 Import",
        ] {
            #expect(said.contains(line), "\(line) \(said)")
        }
        #expect(said.contains("2 weigh-ins imported · 1 refused"), "\(said)")
        #expect(said.contains("Weight 70.1 kg, 6 Mar 2024, 0.4 kg less than the time before"))
        #expect(shell("list").lines.count == 3)
        let undone = await shell.talk("8", "0")
        #expect(undone.contains { $0.hasPrefix("Undone: ") }, "\(undone)")
        #expect(shell("list").status == .noData)
    }

    @Test
    func import_noSuchFile_isSaid_anEmptyLineLeadsBack() async {
        let said = await shell.talk("6", "14", "/x.csv", "/w", "", "0", "0")
        #expect(said.filter { $0 == "File: no such file" }.count == 2, "\(said)")
        #expect(said.contains("w.csv"))
        #expect(shell("list").status == .noData)
    }

    @Test
    func import_folder_saysWhatWatchingIs_beforeItAsks() async throws {
        let said = await shell.talk("6", "14", "/in/", "0", "", "0", "0")
        let place = try #require(said.firstIndex(of: "1 Watch this folder"), "\(said)")
        #expect(said[place - 1] == "What lands in a watched folder comes in by itself.")
    }

    @Test
    func import_twice_hasNothingNew_isLookedThrough() async {
        shell("import", "/w.csv", "--yes")
        let said = await shell.talk([
            "6", "14", "/w.csv", "3", "2", "3", "0", "0", "", "0", "0",
        ])
        #expect(said.contains("Nothing new: already here 2, refused 1"), "\(said)")
        #expect(!said.contains("1 Import"))
        #expect(said.contains("2 Already here: 2"))
        #expect(said.contains { $0.contains("07:00, 70.5 kg") })
        #expect(said.filter { $0 == "line 4: not a date: “tomorrow”" }.count == 3)
    }

    @Test
    func import_whose_unit_andNewPerson_areAsked() async {
        shell("people", "add", "Bob", "--height", "180")
        put("/u.csv", "Date,Weight\n2024-03-05,155.2\n")
        let toldAgain = ["5", "1", "5", "2"]
        let said = await shell.talk(
            ["5", "/u.csv", "3", "2", "Tom", "175"] + toldAgain + ["1", "0"]
        )
        for line in [
            "Whose weigh-ins are these?", "3 New person",
            "The file does not say the unit of its weights.", "New: 1", "5 Unit: kilograms",
        ] {
            #expect(said.contains(line), "\(line) \(said)")
        }
        #expect(shell("list", "--person", "Tom").lines.count == 2, "\(said)")
        #expect(shell("list", "--person", "Tom").output.contains("70.4"))
    }

    @Test
    func import_nobodyIsHere_onlyTheNewPersonIsAskedFor() async {
        let nobody = Shell()
        nobody.outside.withLock { $0["/w.csv"] = Data("Date,Weight (kg)\n2024-03-05,70.5\n".utf8) }
        let answers = ["1", "", "", "", "0", "3", "/w.csv", "Tom", "175", "1", "0"]
        let said = await nobody.talk(answers)
        #expect(said.contains("1 Import") && said.contains("2 Name: Tom"), "\(said)")
        #expect(nobody.people.count == 1)
    }

    @Test
    func import_unknownColumns_areAsked() async {
        put("/o.csv", "when;mass\n2025-12-24;81.4\n")
        let said = await shell.talk(
            Self.settings + ["14", "/o.csv", "1", "2", "2", "3", "5", "1", "1", "0"]
        )
        #expect(said.contains("2 when: not imported · 2025-12-24"), "\(said)")
        #expect(said.contains("choose a date and a weight"))
        #expect(said.contains("1 weigh-in imported"), "\(said)")
    }

    @Test
    func import_unitContradictsTheWeighIns_isAsked() async {
        shell("add", "81.2")
        put("/d.csv", "Date,Weight (kg)\n2026-11-02,179.2\n")
        let said = await shell.talk(Self.settings + ["14", "/d.csv", "2", "1", "0"])
        #expect(
            said.contains {
                $0.hasPrefix("These would be about 179.2 kg, but Ann then weighed about 81.2 kg.")
            },
            "\(said)"
        )
        #expect(shell("list", "all").output.contains("81.3"), "\(said)")
    }

    @Test
    func export_until_laterWeighInsAreLeftOut() async {
        shell("import", "/w.csv", "--yes")
        let said = await shell.talk([
            "6", "15", "4", "2024-03-05", "5", "/out/a.csv", "1", "0", "0",
        ])
        #expect(said.contains("1 weigh-in exported to /out/a.csv"), "\(said)")
    }

    @Test
    func export_asksForWhatItNeeds_replaces_andSaysWhatIsWritten() async {
        shell("import", "/w.csv", "--yes")
        let said = await shell.talk(["6", "15", "5", "/out/a.csv", "1", "0", "0"])
        #expect(said.contains("2 weigh-ins exported to /out/a.csv"), "\(said)")
        let bytes = shell.outside.withLock { $0["/out/a.csv"] } ?? Data()
        #expect(String(decoding: bytes, as: UTF8.self).contains("70.5"))
        let again = await shell.talk(["6", "15", "5", "/out/a.csv", "1", "1", "0", "0"])
        #expect(again.contains("/out/a.csv already exists."), "\(again)")
        #expect(again.contains("2 weigh-ins exported to /out/a.csv"))
        let nothing = await shell.talk([
            "6", "15", "3", "2026-01-01", "1", "3", "x", "1", "0", "0", "0",
        ])
        #expect(nothing.contains("No weigh-ins in this period"), "\(nothing)")
        #expect(nothing.contains { $0.hasPrefix("Since: not a date") })
    }

    @Test
    func report_ofTheTrends_isWritten() async {
        shell("add", "72.4")
        let said = await shell.talk("3", "5", "5", "/out/a.html", "1", "0", "0")
        #expect(said.contains("Report"), "\(said)")
        #expect(said.contains("Report written to /out/a.html (1 weigh-in)"), "\(said)")
        let bytes = shell.outside.withLock { $0["/out/a.html"] } ?? Data()
        #expect(String(decoding: bytes, as: UTF8.self).contains("<html"))
    }

    @Test
    func settings_ofTheScreen_canBeSet() async {
        let said = await shell.talk("6", "9", "2", "11", "2", "0", "0")
        #expect(said.contains("9 Colours: automatic"), "\(said)")
        #expect(said.contains("9 Colours: light"))
        #expect(said.contains("11 Mouse: off"))
        #expect(shell.files.withLock { $0["machine"]?.contains("olor") } == true)
    }

    @Test
    func facts_sayHowOftenSomebodyWasWeighed_andHowFarTheGoalIs() async {
        shell("people", "change", "Ann", "--goal", "70")
        for day in 0...4 {
            let date = day == 0 ? "today" : "-\(day)d"
            shell("add", "\(72 + day)", "--date", date, "--yes")
        }
        let said = await shell.talk("0")
        #expect(said.contains("Weighed in 5 days in a row, 5 of the last 30"), "\(said)")
        #expect(said.contains { $0.contains(" kg done") }, "\(said)")
    }

    @Test
    func export_nobodyOrUnreadablePeople_isSaid() async {
        shell.files.withLock { $0["people"] = "{" }
        for (people, line) in [("{", "people"), (nil, "Nobody here")] as [(String?, String)] {
            shell.files.withLock { $0["people"] = people }
            var output = ""
            let console = shell.console(output: { output += String(decoding: $0, as: UTF8.self) })
            await PlainExport(
                store: Export(shell.dependencies),
                talk: Conversation(console, Locale(identifier: "en"), isLanguageChosen: true)
            ).run()
            #expect(output.contains(line) && output.count { $0 == "\n" } == 1, "\(output)")
        }
    }
}
