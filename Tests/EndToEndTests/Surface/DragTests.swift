import Testing

/// A drag with the mouse over a chart, as a terminal reports it.
@Suite(.timeLimit(.minutes(10)))
struct DragTests {
    @Test func drag_OverTheTrend_ShowsTheDaysThatWereDraggedOver() throws {
        let home = try TemporaryFolder()
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.expect("Welcome")
        try session.addFirstPerson()
        try session.send(Array("a71\t-60d\r".utf8))
        try session.expect("+1.4")
        try session.send(Array("t".utf8))
        try session.expect("Ann › Trends")
        let axis = session.screen.text.split(separator: "\n").first { $0.contains("┬") }
        let whole = try #require(axis)
        try session.send(
            KeyBytes.mouse(0, x: 30, y: 6) + KeyBytes.mouse(32, x: 45, y: 6)
                + KeyBytes.mouse(0, x: 45, y: 6, isPress: false)
        )
        try session.wait("the days are others") {
            let axis = session.screen.text.split(separator: "\n").first { $0.contains("┬") }
            return axis.map { $0 != whole } ?? false
        }
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        try session.expectGivenBack()
    }
}
