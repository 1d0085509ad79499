import Testing

/// What comes in from files and pipes, through the shell and from a terminal.
@Suite(.timeLimit(.minutes(10)))
struct ImportTests {
    private let home: TemporaryFolder
    private static let text = "Date,Weight (kg)\n2024-03-05 07:00,70.5\n2024-03-06 07:00,70.1\n"

    init() throws {
        home = try TemporaryFolder()
        try home.makeFile("w.csv", content: Self.text)
    }

    @Test
    func import_pipe_previewIsAskedAboutOnTheTerminal() throws {
        let session = try shell(
            "\"$0\" people add Ann --height 178; cat \(home.path)/w.csv | \"$0\" import -; \"$0\" list"
        )
        try session.expect("Import this? [y/N]")
        #expect(session.screen.text.contains("New           2"))
        try session.send(Array("y\r".utf8))
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.text.contains("2 weigh-ins imported"))
        #expect(session.screen.text.contains("2024-03-06 Wed  07:00"))
    }

    @Test
    func import_endlessPipes_areRefusedSoon() throws {
        let session = try shell(
            """
            "$0" people add Ann --height 178
            yes | "$0" import - -y; echo "[$?]"
            (echo 'Date,Weight (kg)'; yes '2024-01-01,70') | "$0" import - -y; echo "[$?]"
            yes '' | "$0" import - -y; echo "[$?]"
            "$0" import - -y </dev/zero; echo "[$?]"
            "$0" import -y /; echo "[$?]"
            "$0" list; echo "[$?]"
            """
        )
        #expect(try session.waitForEnd(within: 60) == .exit(0))
        let lines = session.screen.text
        #expect(lines.contains("- has no columns for a date and a weight.\n[1]"))
        #expect(lines.contains("- has more than 300000 weigh-ins.\n[1]"))
        #expect(lines.contains("- is empty.\n[1]"))
        #expect(lines.contains("- is no text.\n[1]"))
        #expect(lines.contains("/ is not a file.\n[1]"))
        #expect(lines.contains("[3]"))
    }

    @Test
    func import_slowPipe_showsABar_andControlCLeavesEverything() throws {
        let pipe = "(cat \(home.path)/w.csv; sleep 1; head -c 100 \(home.path)/w.csv; sleep 60)"
        let first = try shell("\"$0\" people add Ann --height 178")
        #expect(try first.waitForEnd() == .exit(0))
        let session = try shell("\(pipe) | \"$0\" import - -y")
        try session.expect("0 MB Reading -")
        try session.send([3])
        #expect(try session.waitForEnd() != .exit(0))
        let list = try shell("\"$0\" list; echo \"[$?]\"; \"$0\" undo -y")
        #expect(try list.waitForEnd() == .exit(0))
        #expect(list.screen.text.contains("[3]"))
        #expect(list.screen.text.contains("Undone: Ann is removed"))
    }

    @Test(arguments: [("en_GB.UTF-8", "2 weigh-ins imported"), ("ja_JP.UTF-8", "2件の記録を取り込みました")])
    func import_export_speakTheLanguage(locale: String, line: String) throws {
        let session = try shell(
            """
            "$0" people add Ann --height 178 >/dev/null
            "$0" import -y \(home.path)/w.csv
            "$0" export | "$0" import - -y; echo "[$?]"
            "$0" export --format json | "$0" --data-dir \(home.path)/other import - -y; echo "[$?]"
            """,
            ["LC_ALL": locale]
        )
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.lines[0] == line)
        #expect(session.screen.lines[2] == "[0]")
        #expect(session.screen.lines[3] == line)
    }

    private func shell(
        _ script: String,
        _ environment: [String: String] = [:]
    ) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-c", script, BuiltProducts.path(of: "bmi-tui")],
            environment: environment.merging(["HOME": home.path]) { $1 }
        )
    }
}
