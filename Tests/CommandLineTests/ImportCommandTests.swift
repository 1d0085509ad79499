import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct ImportCommandTests {
    private let shell = Shell(people: ["Ann"])
    nonisolated private static let text = """
        Date,Weight (kg),Visceral fat
        2024-03-05 07:00,70.5,20
        2024-03-06 07:00,70.1,
        tomorrow,70,

        """

    init() {
        shell.outside.withLock { $0["/w.csv"] = Data(Self.text.utf8) }
    }

    private func put(_ path: String, _ text: String) {
        shell.outside.withLock { $0[path] = Data(text.utf8) }
    }

    @Test
    func import_anotherOfTheSameFileIsFirst_hasNothingNew() {
        // Between the preview and the saving.
        shell.onSaving = { [shell] in
            shell.onSaving = {}
            #expect(shell("import", "/w.csv", "--yes").status == .failed)
        }
        let outcome = shell("import", "/w.csv", "--yes")
        #expect(outcome.output == "Nothing new: already here 2, refused 1\n", "\(outcome)")
        #expect(shell("list").lines.count == 3)
    }

    @Test
    func import_ourJSONInAnyShape_isRead() throws {
        shell("people", "change", "Ann", "--own", "Arms, cm")
        let one = shell("add", "72.4", "-d", "2024-03-06", "--own", "Arms=32", "--json").output
        shell("add", "71", "-d", "2024-03-07")
        shell("remove", "2024-03-07", "-y")
        let list = shell("export", "--format", "json").output
        let records = try #require(list.firstRange(of: "\"weighIns\":"))
        let alone = String(list[records.upperBound...].dropLast(2))
        let files = shell.files.withLock(\.self)
        let year = try #require(files.first { $0.key.contains("2024") }?.value)
        for text in [one, list, "\u{FEFF}\(list)", alone, year] {
            let other = Shell(people: ["Ben"])
            other.outside.withLock { $0["/a.json"] = Data(text.utf8) }
            let outcome = other("import", "/a.json", "--yes", "-p", "Ben")
            #expect(outcome.status == .done, "\(text) \(outcome)")
            #expect(other("list", "--json").output.contains(#""day":"2024-03-06""#))
        }
        put("/p.json", shell("people", "--json").output)
        #expect(shell("import", "/p.json", "-y").error == "bmi-tui: No weights found\n")
        put("/y.json", year)
        #expect(shell("import", "/y.json", "-y").output.contains("Nothing new: everything"))
    }

    /// A corrected copy of another machine: weight, note and a deletion.
    @Test
    func import_otherVersionsUnderOneIdentifier_areAskedAbout() throws {
        shell("add", "72", "-d", "2024-03-05", "-t", "7:00")
        shell("add", "71", "-d", "2024-03-06", "-t", "7:00", "-n", "ill")
        shell("add", "70", "-d", "2024-03-07", "-t", "7:00")
        let before = shell.files.withLock(\.self)
        shell("edit", "2024-03-05", "-w", "69.9")
        shell("edit", "2024-03-06", "-n", "well")
        shell("remove", "2024-03-07", "-y")
        let year = try #require(
            shell.files.withLock { files in
                files.first { $0.key.contains("2024") }?.value
            }
        )
        shell.files.withLock { $0 = before }
        put("/y.json", year)
        let list = shell("list").output

        let refused = shell("import", "/y.json", "-y")
        #expect(refused.status == .wrongUsage, "\(refused)")
        #expect(refused.error.contains("add --keep here or file"), "\(refused)")
        let here = shell("import", "/y.json", "-y", "--keep", "here")
        #expect(here.output.contains("differ in the file, kept as here: 3"), "\(here)")
        #expect(shell("list").output == list)
        let trial = shell("import", "/y.json", "--dry-run")
        #expect(trial.status == refused.status && !trial.output.contains("kept as here"))

        shell.isTerminal = true
        shell.answers.withLock { $0 = ["y", "y"] }
        let taken = shell("import", "/y.json")
        #expect(taken.error.contains("otherwise in the file: 2"), "\(taken)")
        #expect(taken.error.contains("deleted in the file: 1"), "\(taken)")
        let texts = [
            "Differing", "  here: 2024-03-05 07:00 72.0 kg; file: 2024-03-05 07:00 69.9 kg\n",
            "  here: 2024-03-07 07:00 70.0 kg; file: deleted\n", "Take what the file says? [y/N]",
        ]
        let places = texts.map { taken.error.firstRange(of: $0)?.lowerBound }
        #expect(
            places.allSatisfy { $0 != nil }
                && places.compactMap(\.self) == places.compactMap(\.self).sorted(),
            "\(taken)"
        )
        #expect(taken.output.contains("changed as in the file: 3"), "\(taken)")
        shell.isTerminal = false
        let json = shell("list", "--json").output
        #expect(json.contains("69.9") && json.contains("well") && !json.contains("2024-03-07"))
        #expect(shell("import", "/y.json", "-y").output.contains("Nothing new: everything"))
        #expect(shell("undo", "-y").output.contains("as before: 3"))
        #expect(shell("list").output == list)
    }

    @Test
    func import_ofDeletions_saysThatTheyAreDeleted() throws {
        for day in ["05", "06", "07"] { shell("add", "72", "-d", "2024-03-\(day)") }
        let before = shell.files.withLock(\.self)
        for day in ["05", "06"] { shell("remove", "2024-03-\(day)", "-y") }
        let year = try #require(
            shell.files.withLock { $0.first { $0.key.contains("2024") }?.value }
        )
        shell.files.withLock { $0 = before }
        put("/y.json", year)
        let taken = shell("import", "/y.json", "-y", "--keep", "file")
        #expect(taken.output == "Weigh-ins deleted as in the file: 2\n", "\(taken)")
    }

    @Test
    func import_ofAWeighInDeletedHere_isAskedAbout() {
        shell("add", "72", "-d", "2024-03-05", "-t", "7:00")
        shell("add", "71", "-d", "2024-03-06", "-t", "7:00")
        let json = shell("export", "--format", "json").output
        put("/a.json", json)
        shell("remove", "2024-03-06", "-y")
        let list = shell("list").output
        let refused = shell("import", "/a.json", "-y")
        #expect(refused.status == .wrongUsage && shell("list").output == list, "\(refused)")
        let here = shell("import", "/a.json", "-y", "--keep", "here")
        #expect(here.status == .done && shell("list").output == list, "\(here)")
        let trial = shell("import", "/a.json", "--dry-run", "--keep", "here")
        #expect(trial.output.contains("weigh-ins deleted here: 1"), "\(trial)")
        put("/b.json", json.replacing("\"weight\":71", with: "\"weight\":71.5"))
        let twice = shell("import", "/a.json", "/b.json", "-y", "--keep", "file")
        #expect(twice.output.contains("1 weigh-in imported"), "\(twice)")
        #expect(shell("list").output.contains("71.5") && shell("list").lines.count == 3)
        #expect(shell("undo", "-y").status == .done && shell("list").output == list)
        #expect(
            shell("import", "/a.json", "-y", "--keep", "file").output.contains(
                "1 weigh-in imported"
            )
        )
        #expect(shell("list").output.contains("71.0"))
        #expect(shell("undo", "-y").status == .done && shell("list").output == list)
    }

    @Test
    func import_anotherDayOfAnotherYear_isMoved() throws {
        shell("add", "72", "-d", "2024-03-05", "-t", "7:00")
        let json = shell("export", "--format", "json").output
        put("/a.json", json.replacing("2024-03-05", with: "2023-03-05"))
        #expect(shell("import", "/a.json", "-y", "--keep", "file").status == .done)
        #expect(shell("list").lines.count == 2)
        #expect(shell("list", "--json").output.contains("2023-03-05"))
        #expect(shell("undo", "-y").status == .done)
        #expect(shell("list", "--json").output.contains("2024-03-05"))
    }

    /// Thousands of one column and decimals of the next line are not told apart.
    @Test
    func import_columnPerhapsInThousands_isLeftOutWhole() {
        shell("people", "change", "Ann", "--own", "Steps, 0-100000, 0")
        put("/s.csv", "Date,Weight (kg),Steps\n2024-03-05,70,\"10,000\"\n2024-03-06,70,9500\n")
        let outcome = shell("import", "/s.csv", "--dry-run")
        #expect(outcome.output.contains("Left out      Steps (thousands? write 10000)"))
        shell("import", "/s.csv", "-y")
        #expect(!shell("list", "--json").output.contains("Steps\":"))
        put("/p.csv", "Date,Weight (kg),Steps\n2024-03-07,70,10000\n2024-03-08,70,9500\n")
        shell("import", "/p.csv", "-y")
        #expect(shell("list", "--json").output.contains("\"Steps\":10000"))
        put("/b.csv", "Date,Weight (kg),Steps\n2024-03-09,70,\"500,000\"\n")
        shell("import", "/b.csv", "-y")
        #expect(!shell("list", "--json").output.contains("\"Steps\":500"))
    }

    @Test
    func import_valuesThatAreNone_areNamedWithTheirMeasure() {
        shell("people", "change", "Ann", "--own", "Steps, 0-20000, 0")
        let rows = ["05,9500", "06,many", "07,30000"].map {
            "2024-03-\($0.prefix(2)),70,\($0.dropFirst(3))"
        }
        put("/s.csv", "Date,Weight (kg),Steps,Device\n\(rows.map { $0 + ",A\n" }.joined())")
        let facts = shell("import", "/s.csv", "--dry-run").output
        #expect(facts.contains("Measures      Steps in 1"), "\(facts)")
        #expect(
            facts.contains(
                "line 3: a measure that cannot be used; the weight is kept: “Steps: many”"
            )
        )
        #expect(
            facts.contains(
                "line 4: a measure that cannot be used; the weight is kept: “Steps: 30000”"
            )
        )
        #expect(!facts.contains("Device: A"), "\(facts)")
    }

    @Test
    func import_standardInputBreaksOff_isSaidAndNothingIsImported() {
        shell.readFailure = StorageError(file: "-", reason: .system(5))
        for command in ["import", "restore"] {
            let outcome = shell.run([command, "-", "--yes"], input: Array(Self.text.utf8))
            #expect(outcome.status == .failed)
            #expect(outcome.error.hasPrefix("bmi-tui: -: "), "\(outcome)")
        }
        #expect(shell("list").output.isEmpty)
    }

    @Test
    func import_dryRun_showsAndDoesNothing() {
        let before = shell.files.withLock(\.self)
        let outcome = shell("import", "--dry-run", "/w.csv")
        #expect(outcome.status == .failed)
        #expect(
            outcome.output == """
                Format        CSV/TSV
                Found         2 weigh-ins, 5 Mar 2024 – 6 Mar 2024
                Unit          kg (from the file)
                For           Ann
                New           2
                Already here  0
                Left out      Visceral fat
                Refused       1
                  line 4: not a date: “tomorrow”

                """
        )
        #expect(shell.files.withLock(\.self) == before)
    }

    @Test(arguments: [["--dry-run"], ["--dry-run", "-p", "Ann"], ["--yes"]])
    func import_datesOfUnknownOrder_theOptionIsNamed(options: [String]) {
        put("/d.csv", "Date,Weight (kg)\n10/1/2026,71\n")
        let outcome = shell.run(["import", "/d.csv"] + options)
        #expect(outcome.status == .failed)
        let said = outcome.output + outcome.error
        #expect(said.contains("--date-order says whether dmy, mdy or ymd."), "\(said)")
        #expect(!outcome.lines.contains { $0.hasPrefix("For ") }, "\(said)")
        let clear = shell.run(["import", "/d.csv", "--date-order", "dmy"] + options)
        #expect(!(clear.output + clear.error).contains("--date-order"))
    }

    @Test
    func import_dryRunJSON_hasItsShape() throws {
        struct Preview: Decodable {
            struct Refused: Decodable {
                var line: Int
                var reason: String
            }
            var version: Int
            var format: String
            var unit: String?
            var found: Int
            var new: Int
            var duplicates: Int
            var from: String
            var to: String
            var refused: [Refused]
            var ignoredColumns: [String]
            var withoutWeight: Int
            var cleaned: Int
            var heights: [Double]
            var incomplete: Bool
        }
        let outcome = shell("import", "--dry-run", "--json", "/w.csv")
        let preview = try JSONDecoder().decode(Preview.self, from: Data(outcome.output.utf8))
        #expect(preview.version == 1)
        #expect(preview.format == "table")
        #expect(preview.unit == "kg")
        #expect([preview.found, preview.new, preview.duplicates] == [2, 2, 0])
        #expect(preview.from == "2024-03-05")
        #expect(preview.to == "2024-03-06")
        #expect(preview.refused.map(\.line) == [4])
        #expect(preview.refused.map(\.reason) == ["date"])
        #expect(preview.ignoredColumns == ["Visceral fat"])
        #expect([preview.withoutWeight, preview.cleaned] == [0, 0])
        #expect(preview.heights.isEmpty)
        #expect(!preview.incomplete)
    }

    @Test
    func import_yes_isDone_andTheSecondTimeNothing() {
        #expect(shell("import", "/w.csv").status == .failed)
        #expect(shell("list").status == .noData)
        let outcome = shell("import", "/w.csv", "--yes")
        #expect(outcome.output == "2 weigh-ins imported\n")
        // A line was refused.
        #expect(outcome.status == .failed)
        #expect(shell("list").lines.count == 3)
        let again = shell("import", "/w.csv", "--yes")
        #expect(again.output == "Nothing new: already here 2, refused 1\n")
        #expect(again.status == .failed)
        #expect(shell("undo").output == "Undone: the import of 2 weigh-ins; they are removed\n")
        #expect(shell("list").status == .noData)
        #expect(shell("redo").output == "Redone: 2 weigh-ins imported\n")
        #expect(shell("list").lines.count == 3)
    }

    @Test
    func import_unasked_tellsWhatWouldHaveBeenShown() {
        let outcome = shell("import", "/w.csv", "--yes")
        #expect(outcome.output == "2 weigh-ins imported\n")
        let lines = ["Left out: Visceral fat", "Refused: 1", "line 4: not a date: “tomorrow”"]
        #expect(outcome.error == lines.map { "\($0)\n" }.joined())
    }

    @Test
    func import_measuresOfAnOldFile_areAddedAndUndone() {
        shell("import", "/w.csv", "--yes")
        put("/w2.csv", Self.text.replacing("Visceral fat", with: "Body fat (%),Waist (cm)"))
        let facts = shell("import", "--dry-run", "/w2.csv").lines
        #expect(facts.contains("Already here   2"), "\(facts)")
        #expect(facts.contains("Adds to these  body fat in 1"), "\(facts)")
        let json = shell("import", "--dry-run", "--json", "/w2.csv").output
        #expect(
            json.contains("\"completed\":1,\"measures\":{\"waist\":0,\"bodyFat\":0,\"head\":0}"),
            "\(json)"
        )
        // No change before the question is answered.
        #expect(shell("import", "/w2.csv").error.contains("Not done"))
        #expect(!shell("list", "--json").output.contains("bodyFat"))
        #expect(shell("import", "/w2.csv", "--yes").output == "Measures added to 1 weigh-in\n")
        #expect(shell("list", "--json").output.contains("\"bodyFat\":20"))
        let undone = shell("undo").output
        #expect(undone == "Undone: the measures added to 1 weigh-in are removed\n")
        #expect(!shell("list", "--json").output.contains("bodyFat"))
        #expect(shell("list").lines.count == 3)
    }

    @Test
    func import_measures_areSaid() {
        put("/w3.csv", "Date,Weight (kg),Body fat (%)\n2024-03-05,70.5,20\n2024-03-06,70,90\n")
        let outcome = shell("import", "--dry-run", "/w3.csv")
        #expect(outcome.lines.contains("Measures      body fat in 1"), "\(outcome)")
        let said = "line 3: an impossible body fat; the weight is kept: “90”\n"
        #expect(outcome.output.contains(said), "\(outcome)")
    }

    private func addHistory() {
        for (day, weight) in [("2026-11-01", "81.2"), ("2026-11-10", "80.8")] {
            shell("add", weight, "-d", day)
        }
        put("/lb.csv", "Date,Weight\n2026-11-02,179.2\n2026-11-03,178.6\n")
    }

    @Test
    func import_withoutAUnit_isInThatOfTheWeighIns() {
        addHistory()
        let trial = shell("import", "/lb.csv", "--dry-run")
        #expect(
            trial.lines.contains("Unit          lb (as the person’s own weigh-ins)"),
            "\(trial)"
        )
        #expect(shell("import", "/lb.csv", "--yes").output == "2 weigh-ins imported\n")
        #expect(shell("list").output.contains("81.3"))
    }

    @Test
    func import_withoutAUnit_isAskedOnATerminal() {
        put("/u.csv", "Date,Weight\n2026-11-02,179.2\n")
        let refused = shell("import", "/u.csv", "--yes")
        #expect(refused.error.hasPrefix("bmi-tui: The weights have no unit"), "\(refused)")
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["hm"] }
        #expect(shell("import", "/u.csv").status == .wrongUsage)
        shell.answers.withLock { $0 = ["lb", "y"] }
        let outcome = shell("import", "/u.csv")
        #expect(outcome.error.contains("In which unit are the weights: kg, lb, st?"), "\(outcome)")
        #expect(outcome.output == "1 weigh-in imported\n")
        #expect(shell("list", "all").output.contains("81.3"))
    }

    @Test
    func import_unitContradictsTheWeighIns_isAskedAbout_withYesToo() {
        addHistory()
        let sentence =
            "These would be about 179.2 kg, but Ann then weighed about 81.2 kg. Are these pounds?"
        put("/head.csv", "Date,Weight (kg)\n2026-11-02,179.2\n2026-11-03,178.6\n")
        for arguments in [["/lb.csv", "--yes", "-u", "kg"], ["/head.csv", "--yes"]] {
            let refused = shell.run(["import"] + arguments)
            #expect(refused.status == .failed)
            #expect(refused.error.hasPrefix("bmi-tui: \(sentence)"), "\(refused)")
            let trial = shell.run(["import", arguments[0], "-u", "kg", "--dry-run", "--json"])
            #expect(trial.output.contains(#""likelyUnit":"lb""#), "\(trial)")
            #expect(trial.status == .failed)
        }
        #expect(shell("list").lines.count == 3)
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["n", "n"] }
        #expect(shell("import", "/head.csv").status == .failed)
        shell.answers.withLock { $0 = ["y", "y"] }
        let pounds = shell("import", "/head.csv")
        #expect(pounds.error.contains(sentence), "\(pounds)")
        #expect(shell("list", "all").output.contains("81.3"))
        #expect(shell("undo", "--yes").status == .done)
        shell.answers.withLock { $0 = ["n", "y", "y"] }
        #expect(shell("import", "/head.csv").status == .done)
        #expect(shell("list", "all").output.contains("179.2"))
    }

    @Test
    func import_force_takesTheUnit() {
        addHistory()
        #expect(shell("import", "/lb.csv", "--yes", "--force").status == .wrongUsage)
        let outcome = shell("import", "/lb.csv", "--yes", "-u", "kg", "--force")
        #expect(outcome.status == .done, "\(outcome)")
        #expect(shell("list").output.contains("179.2"))
    }

    @Test
    func import_severalPeople_goesToTheUsualOne() {
        shell("people", "add", "Ben", "--height", "180")
        #expect(shell("import", "/w.csv", "--yes").status == .wrongUsage)
        shell("settings", "person", "Ben")
        #expect(shell("import", "/w.csv", "--yes").output == "2 weigh-ins imported · Ben\n")
    }

    @Test
    func import_unitContradictsTheFile_isRefused() {
        let outcome = shell("import", "/w.csv", "--yes", "--unit", "lb")
        #expect(outcome.error == "bmi-tui: /w.csv says that its weights are in kg.\n")
        #expect(shell("list").status == .noData)
    }

    @Test
    func import_newPersonOfThatNameIsHere_isRefused_soThatNothingComesTwice() {
        let arguments = ["import", "/w.csv", "--new-person", "Bob", "--height", "180"]
        #expect(shell.run(arguments + ["-y"]).output == "2 weigh-ins imported · Bob\n")
        for option in ["-y", "--dry-run"] {
            let outcome = shell.run(arguments + [option])
            #expect(outcome.error.contains("Bob already exists; --person imports for them."))
        }
        #expect(shell("people").lines.count == 2)
    }

    @Test
    func import_columns_areKeptForTheNextTableWithThisHeader() {
        put("/a.csv", "when;x;mass\n2025-12-24;9;81.4\n")
        #expect(shell("import", "/a.csv", "--yes").status == .failed)
        let columns = "date,-,weight (kg)"
        #expect(shell("import", "/a.csv", "--columns", columns, "--dry-run").status == .done)
        #expect(shell("import", "/a.csv", "--yes").status == .failed)
        #expect(shell("import", "/a.csv", "--columns", columns, "--yes").status == .done)
        put("/b.csv", "when;x;mass\n2025-12-25;9;81.2\n")
        let outcome = shell("import", "/b.csv", "--yes")
        #expect(outcome.output == "1 weigh-in imported\n", "\(outcome)")
        // Another header has other columns.
        put("/c.csv", "when;mass;x\n2025-12-25;9;81.2\n")
        #expect(shell("import", "/c.csv", "--yes").status == .failed)
    }

    @Test(arguments: [
        ("date,date,weight", "bmi-tui: --columns names date twice."),
        ("date,-,weight=1", "bmi-tui: --columns names weight twice."),
        ("date=1,weight=9", "bmi-tui: /w.csv has fewer columns than that: 3."),
    ])
    func import_columnsThatAreNotThere_areRefused(columns: String, line: String) {
        let outcome = shell("import", "/w.csv", "--yes", "--columns", columns)
        #expect(outcome.error.hasPrefix(line), "\(outcome)")
        #expect(shell("list").status == .noData)
    }

    @Test
    func import_changedWhileSomebodyAnswered_isNotImported() {
        shell.isTerminal = true
        shell.onQuestion = { [shell] in
            shell.onQuestion = {}
            shell("import", "/w.csv", "-y")
        }
        shell.answers.withLock { $0 = ["y"] }
        let outcome = shell("import", "/w.csv")
        #expect(outcome.error.hasSuffix("The data has changed meanwhile. Nothing was imported.\n"))
        #expect(shell("list").lines.count == 3)
    }

    @Test
    func import_inJapanese_speaksIt() {
        let outcome = shell("import", "--dry-run", "/w.csv", "--lang", "ja")
        #expect(outcome.output.contains("4行目：日付として読めません"))
        #expect(outcome.output.contains("登録済み"))
        #expect(shell("import", "/w.csv", "-y", "--lang", "ja").output == "2件の記録を取り込みました\n")
    }

    @Test
    func import_onATerminal_asksBelowThePreview() {
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["n"] }
        let refused = shell("import", "/w.csv")
        #expect(refused.status == .failed)
        #expect(refused.error.contains("New           2\n"))
        #expect(refused.error.contains("Import this? [y/N]"))
        shell.answers.withLock { $0 = ["y"] }
        #expect(shell("import", "/w.csv").output == "2 weigh-ins imported\n")
    }

    @Test
    func import_throughAPipe_readsIt() {
        let outcome = shell("import", "-", "--yes", input: Array(Self.text.utf8))
        #expect(outcome.status == .failed)
        #expect(outcome.output == "2 weigh-ins imported\n")
        #expect(shell("import", "-", "--yes").status == .failed)
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["y"] }
        let other = shell("import", "-", input: Array("Date,Weight (kg)\n2024-04-05,70\n".utf8))
        #expect(other.output == "1 weigh-in imported\n")
        #expect(other.status == .done)
    }

    @Test
    func import_slowPipe_showsABarOnATerminal_andClearsIt() {
        shell.readingTime = .milliseconds(100)
        let input = Array(Self.text.utf8)
        #expect(!shell("import", "-", "--dry-run", input: input).error.contains("\r"))
        shell.isTerminal = true
        let blank = String(repeating: " ", count: "0 MB Reading -".count)
        let error = shell("import", "-", "--yes", input: input).error
        #expect(error.hasPrefix("\r0 MB Reading -\r\(blank)\r"), "\(error)")
        shell.readingTime = .milliseconds(99)
        #expect(!shell("import", "-", "--yes", input: input).error.contains("\r"))
    }

    @Test
    func import_heightsThatAreNone_areSaid_andEndAsDone() {
        put("/h.csv", "Date,Weight (kg),Height\n2024-03-05,70,0\n2024-03-06,70,171\n")
        let trial = shell("import", "/h.csv", "--dry-run")
        let said = "line 2: not a height; the person’s is used"
        #expect(trial.output.contains("No height     in 1; the person’s is used"), "\(trial)")
        #expect(trial.output.contains(said), "\(trial)")
        let json = shell("import", "/h.csv", "--dry-run", "--json").output
        let members = "\"replacedHeightCount\":1,\"replacedHeights\":[{\"line\":2,"
        #expect(json.contains(members), "\(json)")
        let done = shell("import", "/h.csv", "--yes")
        #expect(done.error.contains(said), "\(done)")
        #expect(done.status == .done)
    }

    @Test
    func export_import_ofOneMinute_keepTheirOrder() {
        for weight in ["70", "71", "72"] { shell("add", weight, "-t", "00:01", "-y") }
        let json = shell("export", "--format", "json").output
        let other = Shell()
        #expect(other("import", "-", "-y", input: Array(json.utf8)).status == .done)
        #expect(other("export", "--format", "json").output == json)
        #expect(other("status", "-f", "{weight}").output == "72.0 kg\n")
    }

    @Test
    func export_toLibra_notesThatItChanges_areCounted() {
        shell("add", "70", "-n", "a;b", "-y")
        shell("add", "71", "-n", "plain", "-y")
        let one = shell("export", "--format", "libra")
        let said = "bmi-tui: In 1 note, signs that Libra cannot read have become others.\n"
        #expect(one.error == said)
        shell("add", "72", "-n", "\"c\"", "-y")
        let two = shell("export", "--format", "libra")
        #expect(two.error.contains("In 2 notes, "), "\(two)")
        #expect(two.status == .done)
        #expect(shell("export").error.isEmpty)
    }

    @Test
    func export_formatHasNotTheUnit_otherIsNamed() {
        shell("add", "70", "-y")
        let libra = shell("export", "--format", "libra", "-u", "st")
        #expect(libra.error == "bmi-tui: This format has no st: the weights are in lb.\n")
        #expect(libra.output.contains("#Units:lbs"))
        #expect(shell("export", "--format", "withings", "-u", "st").error.isEmpty)
    }

    @Test
    func import_interrupted_leavesEverythingAsItWas() {
        let before = shell("list").output
        shell.isInterrupted = true
        let outcome = shell("import", "/w.csv", "--yes")
        #expect(outcome.status == .failed)
        #expect(outcome.error == "bmi-tui: Stopped; nothing was imported.\n")
        #expect(shell("list").output == before)
        #expect(shell("undo", "-y").output == "Undone: Ann is removed\n")
    }

    @Test(arguments: [
        (["import"], CommandLineInterface.ExitStatus.wrongUsage),
        (["import", "/w.csv", "--unit", "g"], .wrongUsage),
        (["import", "/w.csv", "--format", "word"], .wrongUsage),
        (["import", "/w.csv", "--date-order", "dym"], .wrongUsage),
        (["import", "/none"], .failed), (["import", "/empty"], .failed),
        (["import", "/bad"], .failed), (["import", "/plain", "--yes"], .wrongUsage),
        (["import", "/w.csv", "-y", "-p", "Bob"], .failed),
        (["import", "/w.csv", "-y", "--new-person", "Bob"], .wrongUsage),
        (["import", "/w.csv", "-y", "--new-person", "Bob", "-p", "Ann"], .wrongUsage),
        (["import", "/w.csv", "--format", "garmin"], .failed),
        (["import", "/plain", "--dry-run"], .wrongUsage), (["import", "/nothing", "-y"], .noData),
    ])
    func import_whatCannotBeDone_isSaid(
        arguments: [String],
        status: CommandLineInterface.ExitStatus
    ) {
        put("/empty", "")
        put("/bad", "a,b\n1,2\n")
        put("/plain", "Date,Weight\n2024-03-05,70\n")
        put("/nothing", "Date,Weight (kg)\n2024-03-05,--\n")
        let before = shell.files.withLock(\.self)
        for language in ["en", "ja"] {
            let outcome = shell.run(arguments + ["--lang", language])
            #expect(outcome.status == status, "\(outcome)")
            #expect(!outcome.error.isEmpty || !outcome.output.isEmpty)
        }
        #expect(shell.files.withLock(\.self) == before)
    }

    @Test
    func import_severalFiles_areOneStep() {
        put("/a.csv", "Date,Weight (kg)\n2024-03-05 07:00,70.5\nx,1\n")
        put("/b.csv", "Date,Pounds\n2024-03-09,150\n")
        let outcome = shell("import", "/w.csv", "/a.csv", "/b.csv", "--dry-run")
        #expect(outcome.output.contains("/a.csv, line 3: not a date"))
        #expect(
            shell("import", "/w.csv", "/a.csv", "/b.csv", "-y").output == "3 weigh-ins imported\n"
        )
        #expect(shell("undo").status == .done)
        #expect(shell("list").status == .noData)
    }

    @Test
    func import_newPerson_comesWithTheWeights() {
        let arguments = ["import", "/w.csv", "-y", "--new-person", "Bob", "--height", "180"]
        #expect(shell.run(arguments).output == "2 weigh-ins imported · Bob\n")
        #expect(shell("people").lines.count == 2)
        let refused = shell("undo")
        #expect(refused.status == .failed)
        #expect(
            refused.error
                == "bmi-tui: Undo the import of 2 weigh-ins and adding Bob? Not done; --yes does it.\n"
        )
        #expect(shell("undo", "-y").status == .done)
        #expect(shell("people").lines.count == 1)
    }

    @Test(arguments: ["json", "openscale"])
    func export_unitThatTheFormatDoesNotKnow_isRefused(format: String) {
        let outcome = shell("export", "--format", format, "--unit", "lb")
        #expect(outcome.error.contains("JSON and openScale are in kg"))
        #expect(outcome.status == .wrongUsage)
    }

    @Test(arguments: [["backup"], ["export", "-o"]])
    func export_backup_intoTheProgramsOwnFolder_isRefused(arguments: [String]) {
        shell("import", "/w.csv", "--yes")
        let before = shell.outside.withLock(\.self)
        let path = shell("path").output.dropLast() + "/mine.json"
        let outcome = shell.run(arguments + [String(path), "--yes"])
        #expect(outcome.error.contains("is among the program's own data"), "\(outcome)")
        #expect(outcome.status == .failed)
        #expect(shell.outside.withLock(\.self) == before)
    }

    @Test
    func export_import_givesTheSameBack() {
        shell("import", "/w.csv", "--yes")
        shell("edit", "last", "-n", "=1, \"a\"", "-y")
        let list = shell("list", "--json").output
        #expect(shell("export", "--format", "json").output == list)
        #expect(shell("export", "--json").output == list)
        let csv = shell("export")
        #expect(
            csv.output == """
                date,time,weight_kg,height_cm,bmi,trend_kg,note
                2024-03-05,07:00,70.5,178,22.25,70.3,
                2024-03-06,07:00,70.1,178,22.12,70.3,"'=1, ""a\"\""

                """
        )
        #expect(
            shell("export", "-o", "/e.json", "--format", "json").output
                == "2 weigh-ins exported to /e.json\n"
        )
        #expect(shell("export", "-o", "/e.json").status == .failed)
        #expect(
            shell("export", "-o", "/c.csv", "--since", "2024-03-06").output
                == "1 weigh-in exported to /c.csv\n"
        )
        let other = Shell()
        let json = shell.outside.withLock { Array($0["/e.json"] ?? Data()) }
        #expect(other("import", "-", "-y", input: json).status == .done)
        #expect(other("list", "--json").output == list)
    }

    @Test
    func import_unasked_tellsTheUnitThatWasTaken() {
        shell("add", "81.3", "-d", "2024-03-04", "--yes")
        put("/u.csv", "Date,Weight\n2024-03-05,179.2\n")
        let outcome = shell("import", "/u.csv", "-y")
        #expect(outcome.output == "1 weigh-in imported\n", "\(outcome)")
        #expect(outcome.error == "Unit: lb (as the person’s own weigh-ins)\n", "\(outcome)")
        #expect(shell("import", "/w.csv", "-y").error.contains("Unit") == false)
    }

    @Test
    func import_readingsTwiceInTheFile_areNotCalledKnown() {
        put("/t.csv", "Date,Weight (kg)\n2024-03-05 07:00,70\n2024-03-05 07:00,70\n")
        let lines = shell("import", "/t.csv", "--dry-run").lines
        #expect(lines.contains("Already here  0"), "\(lines)")
        #expect(lines.contains("Repeated      1, the same reading again in the file"), "\(lines)")
        #expect(
            shell("import", "/t.csv", "-y").error.contains("Repeated: 1, the same reading again")
        )
        #expect(shell("import", "/t.csv", "--dry-run").lines.contains("Already here  2"))
    }

    @Test
    func import_refusedLines_areBelowTheirNumber_beforeOtherHints() {
        shell("add", "52.3", "-d", "2024-03-04", "--yes")
        let lines = shell("import", "/w.csv", "--dry-run").lines
        let place = lines.firstIndex(of: "Refused       1") ?? 0
        #expect(lines[place + 1] == "  line 4: not a date: “tomorrow”", "\(lines)")
        #expect(lines[place + 2].hasPrefix("These would be about 70.5 kg"), "\(lines)")
    }

    @Test
    func import_fileWithoutAUnit_isNotSaidToHaveOne() {
        shell("add", "52.3", "-d", "2024-03-04", "--yes")
        put("/u.csv", "Date,Weight\n2024-03-05,240.6\n")
        let open = shell("import", "/u.csv", "--dry-run").output
        #expect(
            open.contains("says about 240.6 without a unit; Ann then weighed about 52.3 kg"),
            "\(open)"
        )
        put("/l.csv", "Date,Weight\n2024-03-05,115.3\n")
        let chosen = shell("import", "/l.csv", "-u", "kg", "-y").error
        let sentence = "These would be about 115.3 kg, but Ann then weighed about 52.3 kg."
        #expect(chosen.contains(sentence), "\(chosen)")
        let forced = shell("import", "/l.csv", "-u", "kg", "--force", "--dry-run").output
        #expect(forced.contains("These would be about 115.3 kg, but Ann"), "\(forced)")
    }

    @Test
    func import_unknownColumn_namesAllThatThereAre() {
        let outcome = shell("import", "/w.csv", "--columns", "date,weight,fatness")
        #expect(outcome.error.contains("body fat") && outcome.error.contains("waist"), "\(outcome)")
    }

    @Test
    func import_contradictsManyKnownDays_isSaid() {
        func days(_ weight: Double) -> String {
            (["Date,Weight (kg)"] + (1...6).map { "2024-03-0\($0) 07:00,\(weight)" })
                .joined(separator: "\n")
        }
        put("/mine.csv", days(70.4))
        put("/hers.csv", days(68.2))
        #expect(!shell("import", "/mine.csv", "--dry-run").output.contains("Contradicts"))
        shell("import", "/mine.csv", "-y")
        let trial = shell("import", "/hers.csv", "--dry-run").output
        #expect(trial.contains("Contradicts   6 days already have another weight"), "\(trial)")
        let json = shell("import", "/hers.csv", "--dry-run", "--json").output
        #expect(json.contains("\"contradictedDays\":6"), "\(json)")
        let error = shell("import", "/hers.csv", "-y").error
        #expect(error.contains("Contradicts: 6 days already have another weight"), "\(error)")
    }

    /// 179.4 lb are 81.4 kg, and those have this BMI.
    @Test
    func import_unitThatContradictsTheBMIs_isAskedAbout() {
        put("/b.csv", "Date,Weight (kg),BMI\n2026-11-01,179.4,25.7\n2026-11-02,179,25.6\n")
        let refused = shell("import", "/b.csv", "-y")
        #expect(refused.status == .failed)
        #expect(
            refused.error.contains(
                "These would be about 179.4 kg, but the file's BMI is that of about 81.4 kg."
            ),
            "\(refused)"
        )
        #expect(shell("list").status == .noData)
        #expect(shell("import", "/b.csv", "-u", "lb", "--force", "-y").status == .done)
        #expect(shell("list").output.contains("81.4"))
        put("/c.csv", "Date,Weight (kg),BMI\n2026-11-03,81.4,25.7\n")
        #expect(shell("import", "/c.csv", "-y").status == .done)
    }

    @Test
    func import_namedColumnsThatContradictTheHead_areRefused_andNamedAsTheSource() {
        put("/g.csv", "Datum;Notiz;Gewicht (kg)\n2026-11-01;;81,4\n")
        let refused = shell("import", "/g.csv", "--columns", "date,-,weight (lb)", "-y")
        #expect(refused.error == "bmi-tui: /g.csv says that its weights are in kg.\n")
        let named = shell("import", "/g.csv", "--columns", "date,-,weight (kg)", "--dry-run")
        #expect(
            named.output.contains("kg (from the columns as you named them)"),
            "\(named.output)"
        )
        put("/n.csv", "2026-11-01,179.4\n")
        let headless = shell("import", "/n.csv", "--columns", "date,weight (lb)", "--dry-run")
        #expect(
            headless.output.contains("lb (from the columns as you named them)"),
            "\(headless.output)"
        )
    }

    @Test
    func import_ofPerhapsAnotherPerson_isSaid() {
        shell("add", "52.3", "-d", "2024-03-04", "--yes")
        let sentence = "These would be about 70.5 kg, but Ann then weighed about 52.3 kg"
        let trial = shell("import", "/w.csv", "--dry-run").output
        #expect(trial.contains(sentence), "\(trial)")
        #expect(shell("import", "/w.csv", "-y").error.contains(sentence))
    }

    /// Its pages are those of a change that may be taken back.
    @Test
    func import_databaseInTheMiddleOfAChange_isRefused() {
        let database = Array("SQLite format 3\u{0}".utf8) + Array(repeating: UInt8(0), count: 496)
        let journal: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
        shell.outside.withLock {
            $0["/o.db"] = Data(database)
            $0["/o.db-journal"] = Data(journal + Array(repeating: 0, count: 504))
        }
        let outcome = shell("import", "/o.db", "-y")
        #expect(
            outcome.error.hasPrefix("bmi-tui: /o.db is being changed: close the app"),
            "\(outcome)"
        )
        // The journal of a change that has ended.
        shell.outside.withLock { $0["/o.db-journal"] = Data(repeating: 0, count: 512) }
        #expect(!shell("import", "/o.db", "-y").error.contains("is being changed"))
    }

    @Test
    func import_lockedDatabase_isNamed() {
        let noise = Data((0..<2000).map { UInt8(truncatingIfNeeded: $0 * 89 + 3) })
        shell.outside.withLock { $0["/o.db"] = noise }
        #expect(
            shell("import", "/o.db", "-y").error
                == "bmi-tui: /o.db is no database that can be read. If it has a password, "
                + "export it without one.\n"
        )
    }

    @Test
    func calc_plainNumbers_areInTheUnitsOfTheSettings() {
        shell("settings", "weight-unit", "lb")
        shell("settings", "height-unit", "ft")
        #expect(
            shell("calc", "160", "5'10").output.contains("22.96"),
            "\(shell("calc", "160", "70"))"
        )
        #expect(shell("calc", "72.6kg", "178cm").output.contains("22.91"))
    }
}
