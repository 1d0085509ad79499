import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How the conversation ends, and that it tells about all years and not only the newest.
@Suite(.timeLimit(.minutes(10)))
struct PlainTests {
    private let home: TemporaryFolder
    private static let person = "6f1d2c3b-4a59-4e68-9d70-8192a3b4c5d6"

    init() throws {
        home = try TemporaryFolder()
        try write(
            "people",
            [#"{\#(Self.changed),"height":178,"id":"\#(Self.person)","name":"Ann"}"#]
        )
        for year in 1990...2025 {
            let lines = (1...9).reversed().map { number in
                let id = "\(Self.person.dropLast(8))\(year)\(1000 + number)"
                return #"{\#(Self.changed),"day":"\#(year)-0\#(number)-01","height":178,"#
                    + #""id":"\#(id)","time":"07:30","weight":7\#(number)}"#
            }
            try write("history/\(Self.person)/\(year)", lines)
        }
    }

    @Test(arguments: ["--plain", "dumb"])
    func historyAndTrends_areOfAllYears(how: String) throws {
        let session = try session(
            "printf '2\\n0\\n3\\n3\\n0\\n0\\n' | \(how == "dumb" ? "TERM=dumb $B" : "$B --plain")"
        )
        #expect(try session.waitForEnd() == .exit(0))
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(text.contains("324 weigh-ins"), "\(text)")
        #expect(text.contains("2025, mean 75.0 kg"), "\(text)")
        #expect(text.contains("2002, mean 75.0 kg"), "\(text)")
        #expect(text.contains("trend unchanged"))
    }

    @Test(arguments: [("\u{3}", ChildProcess.Ending.signal(SIGINT)), ("\u{4}", .exit(0))])
    func ended_inTheMiddleOfAForm_leavesTerminalAndDataAsTheyWere(
        key: String,
        ending: ChildProcess.Ending
    ) throws {
        let before = try home.files(below: "d/history").sorted().map { home.content($0) }
        let session = try session("exec $B --plain")
        try session.expect("Number?")
        try session.send(Array("1\r".utf8))
        try session.expect("Weight (kg)?")
        try session.send(Array("75\r".utf8))
        try session.expect("Day")
        try session.send(Array(key.utf8))
        #expect(try session.waitForEnd() == ending)
        #expect(session.terminal.modes == session.modesBefore)
        #expect(!session.output.contains(0x1B))
        #expect(try home.files(below: "d/history").sorted().map { home.content($0) } == before)
    }

    @Test(arguments: [
        ("</dev/null", "0"), ("<&-", "0"), ("</dev/null >&-", "1"), ("</dev/null >/dev/full", "1"),
    ])
    func nobodyThere_ends(redirection: String, status: String) throws {
        let session = try session("$B --plain \(redirection) 2>/dev/null; echo status $?")
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.text.hasSuffix("status \(status)"))
    }

    private func session(_ script: String) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-c", script],
            environment: [
                "HOME": home.path, "BMI_TUI_DATA_DIR": "\(home.path)/d",
                "B": BuiltProducts.path(of: "bmi-tui"),
            ]
        )
    }

    private static let changed = #""changedAt":"2026-01-01T06:30:12.345Z""#

    private func write(_ key: String, _ lines: [String]) throws {
        let records = lines.joined(separator: ",\n")
        try home.makeFile(
            "d/\(key).json",
            content: "{\"count\":\(lines.count),\"records\":[\n\(records)\n],\"version\":1}\n"
        )
    }
}
