import Testing

/// What the palette finds is where it says: a weight, a day, a person, a setting, a unit.
@Suite(.timeLimit(.minutes(10)))
struct PaletteTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func type_aWeight_leadsToTheForm_andNothingIsSavedYet() throws {
        let session = try session()
        try find("72.4", on: session)
        try session.expect("weigh in 72.4 kg")
        try session.press("Enter")
        try session.expect("Weigh in · Ann")
        try session.expect("72.4")
        try session.press("Enter")
        try session.expect("72.4 kg for ")
    }

    @Test func type_aDay_leadsToItsRow() throws {
        let session = try session()
        for (weight, day) in [("71.1", "-40d"), ("72.2", "-3d"), ("73.3", "-1d")] {
            try session.send(Array("a\(weight)\t\u{15}\(day)\r".utf8))
            try session.expect("\(weight) kg for ")
            try session.expectGone("Weigh in · Ann")
        }
        try find("-41d", on: session)
        try session.expect("history of ")
        try session.press("Enter")
        try session.expect("4 weigh-ins")
        try session.expect("▸")
        let y = try #require(session.screen.lines.firstIndex { $0.hasPrefix("▸") })
        #expect(session.screen.lines[y].contains("71.1"))
        #expect(session.screen.cursor.y == y)
    }

    @Test func type_aPerson_leadsToThem() throws {
        let session = try session()
        try session.openNewPerson()
        try session.send(Array("Ben\t80\t185\r".utf8))
        try session.expectBoard(of: "Ben")
        try find("ann", on: session)
        try session.expect("person")
        try session.press("Enter")
        try session.expectBoard(of: "Ann")
    }

    @Test func type_aSetting_changesIt() throws {
        let session = try session()
        try find("weeksun", on: session)
        try session.expect("Week starts on: Sunday")
        try session.press("Enter", "s")
        try session.expect("Settings")
        try session.wait("the setting is chosen") {
            session.screen.lines.contains {
                $0.contains("Week starts on") && $0.contains("Sunday")
            }
        }
    }

    @Test(arguments: [("pounds", "pounds", ""), ("ポンド", "ポンド", "ja"), ("stone", "stones", "")])
    func type_aUnit_changesTheSetting(word: String, name: String, language: String) throws {
        let session = try session(language)
        try find(word, on: session)
        try session.press("Enter", "s")
        try session.wait("the unit is chosen") {
            session.screen.lines.contains { $0.contains(name) && $0.contains(/[‹›]/) }
        }
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
    }

    @Test(arguments: [("import", "取り込み"), ("weeksun", "週の"), ("settings", "設定")])
    func type_anEnglishName_inJapanese_findsIt(word: String, name: String) throws {
        let session = try session("ja")
        try find(word, on: session)
        try session.wait("the name is found") {
            session.screen.lines.contains { $0.contains("▸ \(name)") && $0.contains("│") }
        }
    }

    @Test func press_gg_inTheHistory_leadsToTheFirstRow() throws {
        let session = try session()
        for day in 1...3 {
            try session.send(Array("a7\(day)\t\u{15}-\(day)d\r".utf8))
            try session.expect("7\(day).0 kg for ")
            try session.expectGone("Weigh in · Ann")
        }
        try session.press("h", "G")
        #expect(session.screen.lines[session.screen.cursor.y].contains("72.4") == false)
        // On the first day of a month, its mean says the same above the row.
        let first = try #require(
            session.screen.lines.firstIndex { $0.contains("72.4") && $0.contains(":") }
        )
        try session.press("g", "g")
        #expect(session.screen.cursor.y == first)
        #expect(!session.screen.contains("Go to a date"))
    }

    private func find(_ text: String, on session: Session) throws {
        try session.press("C-p")
        try session.type(text)
    }

    private func session(_ language: String = "") throws -> Session {
        let added = try Session(
            "bmi-tui",
            arguments: ["people", "add", "Ann", "--height", "178"],
            environment: ["HOME": home.path]
        )
        #expect(try added.waitForEnd() == .exit(0))
        let weighed = try Session(
            "bmi-tui",
            arguments: ["add", "72.4"],
            environment: ["HOME": home.path]
        )
        #expect(try weighed.waitForEnd() == .exit(0))
        let session = try Session(
            "bmi-tui",
            environment: ["HOME": home.path, "LC_MESSAGES": language.isEmpty ? "" : "ja_JP"]
        )
        try session.expectBoard(of: "Ann")
        return session
    }
}
