import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite(.timeLimit(.minutes(10)))
struct MidnightTests {
    @Test func midnight_OnAnOpenScreen_TodayBecomesYesterday() throws {
        var shown = false
        // A slow machine may have come to the screen only after midnight.
        for seconds in [5, 20, 60] where !shown {
            let home = try TemporaryFolder()
            let session = try Session(
                "bmi-tui",
                environment: ["HOME": home.path, "TZ": timeZone(secondsToMidnight: seconds)]
            )
            try session.send(Array("\r\rAnn\r178\r72.4\r\r".utf8))
            try session.expect("22.85  ✓ normal · WHO")
            try session.expect("▸ today")
            let header = session.screen.lines[0]
            let end = Session.now + Double(seconds) + 5
            while Session.now < end, !session.screen.contains("▸ yesterday") {
                session.read(waiting: 50)
            }
            shown = session.screen.contains("▸ yesterday")
            #expect(!shown || session.screen.lines[0] != header)
        }
        #expect(shown)
    }

    private func timeZone(secondsToMidnight seconds: Int) -> String {
        let west = time(nil) % 86_400 - (86_400 - seconds)
        let east = abs(west)
        let sign = west < 0 ? "-" : ""
        return "XXX\(sign)\(east / 3_600):\(east / 60 % 60):\(east % 60)"
    }
}
