import Testing

/// Commands on a folder of their own, through a shell as people have it.
@Suite(.timeLimit(.minutes(10)))
struct ShellTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test
    func commands_endWithTheStatusThatIsMeant() throws {
        let screen = try say(
            """
            $B add 70 2>/dev/null; echo $?
            $B people add Ann --height 178 --weight 72.4 >/dev/null; echo $?
            $B add x 2>/dev/null; echo $?
            $B ad 70 2>&1 >/dev/null; echo $?
            $B add 72.6 --json >/dev/null; echo $?
            $B list -p Bob 2>/dev/null; echo $?
            $B status --due; echo $?
            """
        )
        #expect(
            screen == [
                "3", "0", "2", "bmi-tui: There is no command ad. Is it add?", "2", "0", "1",
                "1",
            ]
        )
    }

    @Test
    func command_inJapanese_speaksIt() throws {
        let screen = try say(
            """
            $B people add 太郎 --height 178 --weight 72.4
            $B status -f '{class}'
            $B lsit 2>&1
            """,
            ["LC_ALL": "ja_JP.UTF-8"]
        )
        #expect(
            screen == [
                "太郎さんの情報を保存しました · 178 cm · 72.4 kg", "普通体重",
                "bmi-tui: 「lsit」というコマンドはありません。list のことですか？",
            ]
        )
    }

    @Test
    func closedPipe_endsQuietly() throws {
        let screen = try say(
            """
            $B people add Ann --height 178 --weight 72.4 >/dev/null
            for i in 1 2 3 4 5 6 7 8 9; do $B add 72.$i >/dev/null; done
            { $B list; echo $? >&2; } 2>&1 | true
            $B list >&-; echo $?
            $B list <&- | head -1 | wc -l
            $B list 2>&1 >/dev/full; echo $?
            """
        )
        let message = "bmi-tui: standard output: there is no room left on the disk."
        #expect(screen.contains(message))
        #expect(screen.last == "1")
        #expect(screen.contains("1"))
        #expect(!screen.contains { $0.contains("atal") || $0.contains("rash") })
    }

    @Test
    func output_hasColoursOnATerminalAlone() throws {
        _ = try say("$B people add Ann --height 178 --weight 72.4 >/dev/null")
        #expect(try run("$B show").contains(0x1B))
        #expect(try !run("$B show --no-color").contains(0x1B))
        #expect(try !run("NO_COLOR=1 $B show").contains(0x1B))
        #expect(try !run("$B show | cat").contains(0x1B))
    }

    @Test
    func completions_areTakenByBash() throws {
        let screen = try say(
            """
            $B people add 'Ann Lee' --height 178 >/dev/null
            exec bash --norc --noprofile -c '
            source <($B completions bash)
            COMP_WORDS=("$B" list --person A); COMP_CWORD=3
            compopt() { :; }
            _bmi_tui; echo "${COMPREPLY[@]}"
            COMP_WORDS=("$B" st); COMP_CWORD=1; _bmi_tui; echo "${COMPREPLY[@]}"'
            """
        )
        #expect(screen == ["Ann\\ Lee", "stats status"])
    }

    @Test
    func manual_isSetWithoutAWarning() throws {
        let screen = try say(
            """
            if command -v groff >/dev/null; then $B help man | groff -ww -man -Tascii 2>&1 >/dev/null; fi
            if command -v mandoc >/dev/null; then
            for l in en ja; do $B --lang $l help man >$HOME/$l.1; mandoc -T lint $HOME/$l.1; done; fi
            """
        )
        #expect(screen.isEmpty)
    }

    @Test
    func backup_toADevice_leavesItADevice() throws {
        let screen = try say(
            """
            $B people add Ann --height 178 --weight 72.4 >/dev/null
            mkfifo $HOME/pipe; $B backup $HOME/pipe --yes 2>/dev/null; echo $?
            test -p $HOME/pipe && echo pipe
            $B backup $HOME/b && $B restore $HOME/b --yes >/dev/null; echo $?
            """
        )
        #expect(screen.first == "1")
        #expect(screen.contains("pipe"))
        #expect(screen.last == "0")
    }

    @Test
    func plain_throughAPipe_isTheApp() throws {
        let screen = try say(
            """
            printf '1\\nAnn\\n72.4\\n178\\n1\\n1\\n72.6\\n\\n\\n\\n1\\n8\\n0\\n' | $B --plain >/dev/null; echo $?
            $B list | tail -1 | cut -c23-44
            """
        )
        #expect(screen.first == "0")
        #expect(screen.last?.contains("72.4") == true)
    }

    @Test
    func plain_onADumbTerminal_asksLineByLine() throws {
        let session = try session("exec $B", ["TERM": "dumb"])
        try session.expect("Language and units")
        try session.expect("Number?")
        try session.send(Array("1\r".utf8))
        try session.expect("Name?")
        try session.send(Array("Ann\r".utf8))
        try session.expect("Weight (kg)?")
        try session.send(Array("72.4\r".utf8))
        try session.expect("Height (cm)?")
        try session.send(Array("178\r".utf8))
        try session.expect("1 Save")
        try session.send(Array("1\r".utf8))
        try session.expect("BMI 22.85, normal, WHO")
        try session.send(Array("0\r".utf8))
        #expect(try session.waitForEnd() == .exit(0))
        #expect(!session.output.contains(0x1B))
    }

    @Test
    func app_runningBeside_seesWhatIsAdded() throws {
        _ = try say("$B people add Ann --height 178 --weight 72.4 >/dev/null")
        let app = try Session("bmi-tui", arguments: [], environment: ["HOME": home.path])
        try app.expect("22.85  ✓ normal")
        _ = try say("$B add 72.9 >/dev/null")
        try app.expect("72.9    +0.5")
        try app.press("q")
        #expect(try app.waitForEnd() == .exit(0))
    }

    private func say(_ script: String, _ environment: [String: String] = [:]) throws -> [String] {
        let session = try session(script, environment)
        _ = try session.waitForEnd()
        return session.screen.text.split(separator: "\n").map(String.init)
    }

    private func run(_ script: String) throws -> [UInt8] {
        let session = try session(script)
        #expect(try session.waitForEnd() == .exit(0))
        return session.output
    }

    private func session(
        _ script: String,
        _ environment: [String: String] = [:]
    ) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-c", script],
            environment: environment.merging([
                "HOME": home.path, "B": BuiltProducts.path(of: "bmi-tui"),
            ]) { $1 }
        )
    }
}
