import DataSource
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct PeopleCommandTests {
    /// Also without the sex, and at an age that no reference of BMI has.
    @Test(arguments: [
        ["--height", "178", "--weight", "72", "--birth-date", "2026-11-01"],
        ["--height", "178", "--birth-date", "2026-11-01"],
        ["--height", "178", "--birth-date", "2026-11-01", "--sex", "female"],
        ["--height", "60", "--weight", "30", "--birth-date", "2026-11-01"],
        ["--height", "178", "--birth-date", "2020-11-01"],
    ])
    func add_babyOfAnAdultsSize_isAskedAbout(options: [String]) {
        let shell = Shell()
        let outcome = shell.run(["people", "add", "Baby"] + options)
        #expect(outcome.status == .failed, "\(outcome)")
        #expect(outcome.error.contains("--yes saves it"), "\(outcome)")
        let usual = shell(
            "people",
            "add",
            "Baby",
            "--height",
            "55",
            "--weight",
            "4.2",
            "--birth-date",
            "2026-11-01"
        )
        #expect(usual.status == .done, "\(usual)")
    }

    @Test
    func person_byFirstLettersOrByTheEnvironment_isFound() {
        let shell = Shell()
        for name in ["Ann", "Ben", "Bea"] {
            _ = shell("people", "add", name, "--height", "170", "--weight", "70")
        }
        #expect(shell("show", "-p", "an").output.contains("Ann"))
        let unclear = shell("show", "-p", "be")
        #expect(unclear.status == .failed)
        #expect(unclear.error.contains("Ben") && unclear.error.contains("Bea"), "\(unclear)")
        shell.environment.withLock { $0["BMI_TUI_PERSON"] = "Bea" }
        #expect(shell("show").output.contains("Bea"))
        #expect(shell("show", "-p", "Ben").output.contains("Ben"))
        shell.environment.withLock { $0["BMI_TUI_PERSON"] = "" }
        #expect(shell("show").status == .wrongUsage)
        // Removing a person needs the whole name.
        #expect(shell("people", "remove", "an", "--yes").status != .done)
    }

    @Test
    func noPeople_isNoData() {
        let shell = Shell()
        for command in ["add", "list", "show", "stats", "status", "chart"] {
            let outcome = shell.run(command == "add" ? ["add", "70"] : [command])
            #expect(outcome.status == .noData, "\(command)")
            #expect(
                outcome.error
                    == "bmi-tui: Nobody here yet: bmi-tui people add NAME --height HEIGHT\n"
            )
            #expect(outcome.output.isEmpty)
        }
    }

    @Test
    func add_withWeight_isThereAtOnce() {
        let shell = Shell()
        let outcome = shell(
            "people",
            "add",
            "Ann",
            "--height",
            "1.78m",
            "--weight",
            "72.4",
            "--goal",
            "70",
            "--sex",
            "female",
            "--birth-date",
            "1988-04-02"
        )
        #expect(outcome.output == "Ann saved · 178 cm · 72.4 kg\n", "\(outcome)")
        #expect(shell("people").output == "Ann  72.4 kg  BMI 22.85\n")
        #expect(shell("people", "--json").output.contains("\"birthDate\":\"1988-04-02\""))
    }

    /// The units are those that the app proposes at its first launch.
    @Test(arguments: [
        ("en_US.UTF-8", "5'10\" · 160.0 lb", "lb", "ft"),
        ("en_GB.UTF-8", "5'10\" · 11 st 6.0", "st", "ft"),
        ("ja_JP.UTF-8", "177.8 cm · 160.0 kg", "kg", "cm"),
    ])
    func add_first_hasTheUnitsOfTheRegion(
        identifier: String,
        values: String,
        weight: String,
        height: String
    ) {
        let shell = Shell()
        shell.environment.withLock { $0["LC_ALL"] = identifier }
        let number = weight == "st" ? "11st 6" : "160"
        let outcome = shell(
            "people",
            "add",
            "Joe",
            "--height",
            "5'10",
            "--weight",
            number,
            "--yes",
            "--lang",
            "en"
        )
        #expect(outcome.output == "Joe saved · \(values)\n", "\(outcome)")
        // They are saved.
        shell.environment.withLock { $0["LC_ALL"] = "en_NZ.UTF-8" }
        #expect(shell("settings", "weight-unit").output == "\(weight)\n")
        #expect(shell("settings", "height-unit").output == "\(height)\n")
    }

    @Test
    func add_unitsAreSaid_theRegionDoesNotMatter() {
        let shell = Shell()
        shell("settings", "weight-unit", "kg")
        shell.environment.withLock { $0["LC_ALL"] = "en_US.UTF-8" }
        let outcome = shell("people", "add", "Joe", "--height", "178cm", "--weight", "72")
        #expect(outcome.output.hasSuffix("72.0 kg\n"), "\(outcome)")
        #expect(shell("people", "add", "Bo", "--height", "170cm").status == .done)
        #expect(shell("settings", "weight-unit").output == "kg\n")
    }

    @Test(arguments: [
        (["people", "add", "Ann"], "bmi-tui: people needs --height;"),
        (["people", "add", "  ", "--height", "178"], "bmi-tui: Name: required"),
        (
            ["people", "add", "Ann", "--height", "17"],
            "bmi-tui: Height (cm): between 30 and 272 cm"
        ),
        (["people", "add", "Ann", "--height", "178", "--weight", "x"], "bmi-tui: Weight (kg): "),
        (["people", "add", "Ann", "--height", "178", "--goal", "x"], "bmi-tui: Goal (kg): "),
        (["people", "frobnicate"], "bmi-tui: people does not know frobnicate; it takes add"),
        (
            ["people", "rename", "Ann"],
            "bmi-tui: people rename: which name? For example: bmi-tui people rename"
        ),
    ])
    func add_wrong_savesNobody(arguments: [String], line: String) {
        let shell = Shell()
        let outcome = shell.run(arguments)
        #expect(outcome.status == .wrongUsage)
        #expect(outcome.error.hasPrefix(line), "\(outcome.error)")
        #expect(shell.files.withLock { $0.isEmpty })
    }

    @Test
    func several_mustBeSaid_andTheNearestAreProposed() {
        let shell = Shell(people: ["Ann", "太郎"])
        let outcome = shell("add", "72.4")
        #expect(outcome.status == .wrongUsage)
        #expect(outcome.error == "bmi-tui: Which person? Add -p NAME: Ann, 太郎\n")
        #expect(shell("add", "72.4", "-p", "ann").status == .done)
        let wrong = shell("add", "72.4", "-p", "Anne")
        #expect(wrong.status == .failed)
        #expect(wrong.error == "bmi-tui: There is no person named Anne. Is it Ann?\n")
        #expect(shell("list", "-p", "Bob").error == "bmi-tui: There is no person named Bob.\n")
    }

    @Test
    func twice_listsBoth_andEachCanBeSaid() {
        let shell = Shell(people: ["Ann", "Ann"])
        #expect(shell("people", "add", "ann", "--height", "170").status == .failed)
        let outcome = shell("add", "72.4", "-p", "Ann")
        #expect(outcome.status == .failed)
        let titles = outcome.error.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
        #expect(titles.count == 2)
        #expect(titles.allSatisfy { $0.split(separator: ": ").last?.count == 36 })
        for title in titles {
            let name = title.split(separator: ": ").last.map(String.init) ?? ""
            #expect(shell("add", "72.4", "-p", name).status == .done, "\(name)")
        }
    }

    @Test
    func twice_theNumberStaysWithWhoeverHasIt() {
        let shell = Shell(people: ["Bob", "Bob"])
        shell("add", "72.4", "-p", "Bob (2)")
        for _ in 0..<8 {
            shell("people", "add", "Bob", "--height", "178", "--yes")
            #expect(shell("list", "-p", "Bob (2)").lines.count == 2)
        }
    }

    @Test
    func rename_change_remove() {
        let shell = Shell(people: ["Ann"])
        shell("add", "72.4")
        #expect(shell("people", "rename", "Ann", "Anna").output == "Anna saved\n")
        #expect(shell("people", "change", "Anna", "--goal", "70").output == "Anna saved\n")
        #expect(shell("status", "-f", "{goal}").output == "2.4 kg\n")
        #expect(shell("people", "change", "Anna", "--goal", "").status == .done)
        #expect(shell("status", "-f", "{goal}").output == "\n")
        #expect(shell("people", "remove", "Anna").status == .failed)
        #expect(shell("people", "remove", "Anna", "--yes").output == "Anna deleted\n")
        #expect(shell("people").status == .noData)
        #expect(shell("undo").status == .done)
        #expect(shell("list").lines.count == 2)
    }

    @Test
    func change_height_leavesOldDaysAsTheyWere() {
        let shell = Shell(people: ["Ann"])
        shell("add", "72.4", "-d", "-10d")
        shell("add", "72.4")
        #expect(shell("people", "change", "Ann", "--height", "180", "--yes").status == .done)
        let rows = shell("list").lines
        #expect(rows[1].contains("22.35"))
        #expect(rows[2].contains("22.85"))
        #expect(
            shell("people", "change", "Ann", "--height", "182", "--from", "always", "-y").status
                == .done
        )
        #expect(shell("list").lines[1].contains("21.86"))
        #expect(shell("list").lines[2].contains("21.86"))
    }

    @Test
    func completions_sayOneOfEach() {
        let shell = Shell(people: ["Ann", "Ann", "Bo"])
        let names = shell("completions", "people").lines
        #expect(names.count == 3)
        for name in names {
            #expect(shell("list", "--person", name).status == .noData, "\(name)")
        }
        #expect(shell("list", "--person", "Amn").error.hasSuffix("Is it Ann?\n"))
    }

    @Test
    func completions_nameThatSaysAnotherOrNothing_isTheIdentifier() {
        let shell = Shell(people: ["Ann"])
        let ann = shell.people[0]
        for name in ["-Kim", "~root", ann, "a\u{202E}b"] {
            shell("people", "add", "--height", "170", "--yes", "--", name)
        }
        let expected = Set(shell.people).subtracting([ann]).union(["Ann"])
        #expect(Set(shell("completions", "people").lines) == expected)
    }

    @Test
    func name_onlyANumber_isAsked() {
        let shell = Shell(people: ["Ann"])
        for arguments in [
            ["people", "rename", "Ann", "75"], ["people", "add", "75", "--height", "170"],
            ["people", "add", "75", "--height", "170", "--weight", "70"],
        ] {
            let outcome = shell.run(arguments)
            #expect(outcome.status == .failed)
            #expect(
                outcome.error
                    == "bmi-tui: The name is only a number: 75. Not saved; --yes saves it.\n"
            )
        }
        #expect(shell("people", "rename", "Ann", "75", "--yes").status == .done)
        #expect(shell("people", "change", "75", "--goal", "70").status == .done)
    }
}
