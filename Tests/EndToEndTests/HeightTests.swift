import Testing

/// A height that was typed wrong, or that has grown, and a weigh-in of somebody else.
@Suite(.timeLimit(.minutes(10)))
struct HeightTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func height_WasWrong_ClassFollows_OneStepTakesItBack() throws {
        let session = try session()
        try session.addFirstPerson(height: "168")
        try session.expect("25.65  ! pre-obese")
        try session.press("e", "Tab", "C-u")
        try session.type("178")
        try session.press("C-s")
        try session.expect("1 weigh-in has the height 168 cm.")
        try session.press("Enter")
        try session.expect("22.85  ✓ normal")
        try session.expect("Height 178 cm saved, for 1 weigh-in too · u undo")
        try session.press("u")
        try session.expect("Undone: the height is 168 cm again")
        try session.expect("25.65  ! pre-obese")
    }

    @Test func height_HasChanged_OnASmallScreen_OldWeighInKeepsItsHeight() throws {
        let session = try session(size: (40, 12))
        try session.addFirstPerson(height: "168")
        try session.expect("25.65")
        try session.press("e", "Tab", "C-u")
        try session.type("169")
        try session.press("C-s")
        try session.expect("Grew or shrank")
        try session.press("Esc")
        try session.expectGone("Grew or shrank")
        try session.expect("169")
        try session.press("C-s")
        try session.expect("Grew or shrank")
        try session.press("Tab", "Enter")
        try session.expect("Height 169 cm saved")
        try session.expect("25.35")
        try session.press("u")
        try session.expect("25.65")
    }

    @Test func height_SinceADayThatCannotBeRead_IsAskedAnew_ControlCCloses() throws {
        let session = try session()
        try session.addFirstPerson(height: "168")
        try session.expect("25.65")
        try session.press("e", "Tab", "C-u")
        try session.type("169")
        try session.press("C-s")
        try session.expect("Grew or shrank")
        try session.press("C-c")
        try session.expectGone("Grew or shrank")
        try session.press("C-s")
        try session.expect("Grew or shrank")
        try session.press("Tab", "Tab", "C-u")
        try session.type("14 novv")
        for key in ["Enter", "C-s", "Enter"] {
            try session.press(key)
            try session.expect("not a date")
            #expect(session.screen.contains("Grew or shrank"))
        }
        try session.press("C-u")
        try session.type("today")
        try session.press("C-s")
        try session.expect("Height 169 cm saved")
    }

    @Test func height_OfOneWeighIn_IsCorrectedInItsEditor() throws {
        let session = try session()
        try session.addFirstPerson(height: "168")
        try session.expect("25.65  ! pre-obese")
        try session.press("h", "Enter")
        try session.expect("▸ Height 168 cm")
        try session.press("Tab", "Tab", "Tab", "Tab", "Enter")
        try session.expect("▾ Height 168 cm")
        try session.press("Tab", "C-u")
        try session.type("178")
        try session.expect("▾ Height 178 cm")
        try session.press("C-s")
        try session.expect("22.85")
    }

    private func session(size: (columns: Int, rows: Int) = (80, 24)) throws -> Session {
        try Session("bmi-tui", environment: ["HOME": home.path], size: size)
    }
}
