import Testing

/// Places that are not there, not ours or not written in UTF-8, and what a killed command leaves.
@Suite(.timeLimit(.minutes(10)))
struct DeprivedTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        let added = try shell("\"$0\" people add Ann --height 178 --weight 72.4")
        #expect(try added.waitForEnd() == .exit(0))
    }

    private static let data = ".local/share/bmi-tui"

    @Test(arguments: ["people.json", "new", "history/../people.json", "../../../link"])
    func log_amongTheData_isRefused(place: String) throws {
        let before = home.content("\(Self.data)/people.json")
        #expect(try shell("ln -s ~/\(Self.data)/people.json ~/link").waitForEnd() == .exit(0))
        let path = "\(home.path)/\(Self.data)/\(place)"
        let session = try Session(
            "bmi-tui",
            arguments: ["--log", path],
            environment: ["HOME": home.path]
        )
        #expect(try session.waitForEnd() == .exit(1))
        #expect(session.screen.text.contains("cannot be the log"))
        let app = try Session(
            "bmi-tui",
            environment: ["HOME": home.path, "BMI_TUI_LOG": path]
        )
        try app.expect("cannot be the log")
        try app.press("t", "Esc", "q")
        #expect(try app.waitForEnd() == .exit(0))
        #expect(home.content("\(Self.data)/people.json") == before)
        #expect(!home.exists("\(Self.data)/new"))
    }

    @Test(arguments: ["export -o", "report -o", "backup"])
    func file_nameThatIsNotUTF8_isRefused(command: String) throws {
        let session = try shell(
            """
            cd; mkdir there; cd there; "$0" \(command) "$(printf 'a\\377')"; echo $?; ls | wc -l
            """
        )
        #expect(try session.waitForEnd() == .exit(0))
        let text = session.screen.text
        #expect(text.contains("is not written in UTF-8"), "\(text)")
        #expect(text.hasSuffix("\n1\n0"), "\(text)")
    }

    @Test(.enabled(if: Shells.has("strace"), "strace is not installed: nothing was killed"))
    func export_killedWhileItWrites_leavesNothingAfterTheNext() throws {
        let killed = try shell(
            """
            cd; strace -f -o trace -e inject=/^rename:signal=KILL "$0" export -o a.csv
            ls -a | grep -c '^\\.a\\.csv\\.bmi-tui\\.[0-9]*\\.tmp$'; "$0" export -o a.csv; ls -A
            """
        )
        #expect(try killed.waitForEnd() == .exit(0))
        let names = try home.names(in: "")
        #expect(killed.screen.lines.contains { $0 == "1" }, "\(killed.screen.text)")
        #expect(names == [".local", "a.csv", "trace"])
    }

    @Test(.enabled(if: Self.canHideProc, "mount namespaces are refused: /proc was not hidden"))
    func command_withoutProc_runs() throws {
        let session = try shell(
            """
            unshare -rm sh -c 'mount -t tmpfs none /proc; "$0" add 71.9 -d yesterday; "$0" --version' "$0"
            """
        )
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.text.contains("71.9 kg"), "\(session.screen.text)")
        #expect(session.screen.text.contains("bmi-tui 0."))
    }

    private static var canHideProc: Bool {
        let arguments = ["-rm", "mount", "-t", "tmpfs", "none", "/proc"]
        let session = try? Session("/usr/bin/unshare", arguments: arguments)
        return (try? session?.waitForEnd()) == .exit(0)
    }

    private func shell(_ script: String) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-c", script, BuiltProducts.path(of: "bmi-tui")],
            environment: ["HOME": home.path, "PWD": home.path]
        )
    }
}
