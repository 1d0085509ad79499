import Testing

/// `status --watch` as a bar runs it.
@Suite(.timeLimit(.minutes(10)))
struct StatusWatchTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func watch_eachChangeIsALine_alsoInAFolderThatReplacesTheOldOne() throws {
        let watch = try home.shell("exec \"$0\" status --watch -f '{weight}' 2>~/errors")
        try watch.wait("it has looked for data") {
            home.content("errors")?.starts(with: "bmi-tui: Nobody here yet".utf8) ?? false
        }
        try home.run("\"$0\" people add Ann --height 178 --weight 72.4")
        try watch.expect("72.4 kg")
        try home.run("\"$0\" add 72.6")
        try watch.expect("72.6 kg")
        try home.run(
            """
            cd ~/.local/share; cp -r bmi-tui copy; "$0" --data-dir copy add 72.8
            mv bmi-tui ~/old; mv copy bmi-tui
            """
        )
        try watch.expect("72.8 kg")
        try home.run("mv ~/.local/share/bmi-tui ~/copy")
        try watch.wait("an empty line in place of old data") {
            String(decoding: watch.output, as: UTF8.self).hasSuffix("72.8 kg\r\n\r\n")
        }
        try home.run("mv ~/copy ~/.local/share/bmi-tui; \"$0\" add 73")
        try watch.expect("73.0 kg")
        try watch.settle()
        #expect(ProcessState(of: watch.process.id)?.hasTimers != true)
        try watch.press("C-c")
        #expect(try watch.waitForEnd() == .signal(2))
    }

    @Test func watch_readerLeaves_endsQuietly_thoughNothingChanges() throws {
        try home.run("\"$0\" people add Ann --height 178 --weight 72.4")
        let session = try home.shell(
            "{ { \"$0\" status --watch; echo ended $? >&3; } | head -n 1; } 3>&1"
        )
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.text == "72.4 kg · BMI 22.9\nended 0")
    }
}
