import Testing

@Suite(.timeLimit(.minutes(10)))
struct SizeTests {
    private static let lengths = [1, 2, 3, 10, 24, 200, 500]

    @Test(arguments: lengths, lengths)
    func start_AnySize_AppLives(columns: Int, rows: Int) throws {
        let session = try Session("TerminalProbe", size: (columns, rows))
        try session.wait("something is drawn") { session.screen.contains("s") }
        if columns >= 20 { try session.expect("size \(columns)x\(rows)") }
        try session.press("a", "Tab")
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
    }

    @Test func resize_AThousandTimes_NoneIsLost() throws {
        let session = try Session("TerminalProbe", size: (80, 24))
        try session.expect("size 80x24")
        var lost = 0
        for number in 1...1000 {
            let columns = 40 + number * 7 % 61
            let rows = 10 + number * 5 % 31
            session.resize(columns: columns, rows: rows)
            do {
                try session.expect("size \(columns)x\(rows)")
            } catch {
                lost += 1
            }
        }
        #expect(lost == 0)
    }

    @Test func resize_InABurst_LastSizeIsShown() throws {
        let session = try Session("TerminalProbe")
        try session.expect("size 80x24")
        for round in 0..<50 {
            for step in 0..<20 {
                session.resize(columns: 40 + (step + round) % 50, rows: 12 + step)
            }
            session.resize(columns: 70, rows: 20 + round % 5)
            try session.expect("size 70x\(20 + round % 5)")
        }
    }

    @Test func resize_ToOneCellAndBack_FrameIsWhole() throws {
        let session = try Session("TerminalProbe")
        try session.expect("size 80x24")
        try session.settle()
        let before = session.screen.lines.dropFirst(5)
        session.resize(columns: 1, rows: 1)
        try session.settle()
        session.resize(columns: 80, rows: 24)
        try session.expect("resized 2")
        try session.settle()
        #expect(session.screen.lines.dropFirst(5) == before)
    }
}
