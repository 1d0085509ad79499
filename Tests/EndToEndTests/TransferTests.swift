import Testing

/// Files come in and go out by the keys of the app, and a page by its command.
@Suite(.timeLimit(.minutes(10)))
struct TransferTests {
    private let home: TemporaryFolder
    private static let text =
        "Date,Weight (kg),Comments\n2024-03-05 07:00,70.5,<b>\n2024-03-06 07:00,70.1,\nx,1,\n"

    init() throws {
        home = try TemporaryFolder()
        try home.makeFile("weight.csv", content: Self.text)
        try home.makeFile("weight-old.csv", content: "Date,Weight\n")
    }

    @Test func import_FirstLaunch_NobodyHere_ComesInAndGoesInOneStep() throws {
        let session = try session()
        try session.expect("Welcome")
        try session.press("Right", "Enter")
        try session.expect("Import from another app")
        try session.send(Array("~/wei\t".utf8))
        try session.expect("~/weight")
        try session.send(Array(".\t\r".utf8))
        try session.expect("line 4: not a date")
        try session.send(Array("Ann\t178\r".utf8))
        try session.expect("2 weigh-ins imported · 1 refused · u undo")
        try session.expectBoard(of: "Ann")
        try session.press("u")
        try session.expect("Undo the import of 2 weigh-ins and adding Ann?")
        try session.press("Tab", "Enter")
        try session.expect("Nobody here")
        try session.press("C-r")
        try session.expect("Redone: 2 weigh-ins imported")
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
    }

    @Test func import_EnterTwice_IsAllThatAFileAsksFor_AndExportAsksBeforeItReplaces() throws {
        let added = try shell("\"$0\" people add Ann --height 178")
        #expect(try added.waitForEnd() == .exit(0))
        let session = try session()
        try session.expect("Ann")
        try session.press("i")
        try session.expect("Import from another app")
        try session.send(Array("~/weight.csv\r".utf8))
        try session.expect("from the file")
        try session.press("Enter")
        try session.expect("2 weigh-ins imported")
        try session.press("E")
        try session.expect("╭ Export ")
        try session.press("Down", "Down", "Down")
        try session.send(Array("~/weight.csv\r".utf8))
        try session.expect("Replace this file?")
        try session.press("Esc")
        try session.expectGone("Replace this file?")
        try session.send(Array("\u{15}~/out.csv\r".utf8))
        try session.expect("2 weigh-ins exported to ~/out.csv")
        try session.press("Esc")
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        let list = try shell("cat ~/weight.csv | head -1; wc -l <~/out.csv")
        #expect(try list.waitForEnd() == .exit(0))
        #expect(list.screen.text.contains("Date,Weight (kg),Comments"))
        #expect(list.screen.text.contains("3"))
    }

    @Test func report_ToAFileAndAPipe_IsTheSamePage() throws {
        let session = try shell(
            """
            "$0" people add '<Ann>' --height 178 >/dev/null
            "$0" import -y ~/weight.csv
            "$0" report -o ~/r.html; echo "[$?]"
            "$0" report | cmp - ~/r.html; echo "[$?]"
            "$0" report -o ~/r.html </dev/null; echo "[$?]"
            "$0" report --since 2025-01-01; echo "[$?]"
            grep -c '<h1><bdi>&lt;Ann&gt;</bdi></h1>' ~/r.html
            "$0" report -o ~/no/r.html; echo "[$?]"
            "$0" report >/dev/full; echo "[$?]"
            """
        )
        #expect(try session.waitForEnd() == .exit(0))
        let text = session.screen.text
        #expect(text.contains("Report written to "))
        // The path is longer than a row.
        let joined = text.replacing("\n", with: "")
        #expect(joined.contains("r.html (2 weigh-ins)[0][0]"))
        #expect(text.contains("--yes replaces it."))
        #expect(text.contains("No weigh-ins in this period\n[3]\n1\n"))
        #expect(!text.contains("<html"))
    }

    @Test func arrivals_AppIsOpen_ComeInByThemselves() throws {
        let added = try shell("\"$0\" people add Ann --height 178 && mkdir ~/landing")
        #expect(try added.waitForEnd() == .exit(0))
        let session = try session()
        try session.expectBoard(of: "Ann")
        try home.makeFile(".local/share/bmi-tui/inbox.txt", content: "72.4\n2024-03-05 71\nx\n")
        try session.expect("2 weigh-ins imported · left in inbox.txt: 1")
        try session.expect("72.4    +1.4")
        let watching = try shell("\"$0\" watch ~/landing")
        #expect(try watching.waitForEnd() == .exit(0))
        // The folder is watched from the next start on.
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        let second = try self.session()
        try second.expectBoard(of: "Ann")
        try home.makeFile("landing/weight.csv", content: Self.text)
        try second.expect("Take in files of this kind by themselves?")
        try second.press("Tab", "Enter")
        try second.expect("2 weigh-ins imported")
    }

    private func session() throws -> Session {
        try Session("bmi-tui", environment: ["HOME": home.path])
    }

    private func shell(_ script: String) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-c", script, BuiltProducts.path(of: "bmi-tui")],
            environment: ["HOME": home.path]
        )
    }
}
