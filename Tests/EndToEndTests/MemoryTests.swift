import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Memory does not grow with what is opened and closed again; `make soak` does it ten thousand times.
@Suite(.timeLimit(.minutes(60)))
struct MemoryTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test(
        arguments: [
            ["?", "/", "u", "n", "d", "Esc", "Esc"], ["C-p", "r", "e", "p", "Esc"],
            ["i", "/", "u", "s", "Esc"],
            ["t", "1", "2", "3", "4", "Left", "Left", "Esc", "Esc"],
        ]
    )
    func open_ManyTimes_MemoryStaysAsItWas(keys: [String]) throws {
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.send(Array("\r\rAnn\r178\r72.4\r\r".utf8))
        try session.expect("22.85  ✓ normal · WHO")
        try session.press("a")
        try session.type("73")
        try session.press("Tab")
        try session.type("yesterday")
        try session.press("C-s")
        try session.expectGone("Weigh in · Ann")
        // Said as CSI 27 u, Esc cannot begin anything else, and is not waited for.
        let escape = Array("\u{1B}[27u".utf8)
        let opening = try keys.filter { $0 != "Esc" }.flatMap(KeyBytes.bytes)
        let closing = keys.filter { $0 == "Esc" }.flatMap { _ in escape }
        func open(times: Int) throws {
            for _ in 0..<times {
                for bytes in [opening, closing] {
                    try session.send(bytes)
                    try session.settle()
                }
            }
        }
        try open(times: 100)
        guard let before = residentKilobytes(session) else { return }
        let isSoak = getenv("BMI_TUI_SOAK") != nil
        try open(times: isSoak ? 10_000 : 60)
        try session.expect("22.85  ✓ normal · WHO")
        let growth = try #require(residentKilobytes(session)) - before
        #expect(growth < (isSoak ? 2_048 : 400), "\(growth) KB more than \(before) KB")
    }

    private func residentKilobytes(_ session: Session) -> Int? {
        ProcessState.residentPages(of: session.process.id).map { $0 * Int(getpagesize()) / 1_024 }
    }
}
