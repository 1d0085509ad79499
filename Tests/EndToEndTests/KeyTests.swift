import Testing

@Suite(.timeLimit(.minutes(10)))
struct KeyTests {
    @Test(arguments: [
        ("a", "a"), ("A", "A"), ("Tab", "Tab"), ("S-Tab", "S-Tab"), ("Enter", "Enter"),
        ("Esc", "Esc"), ("Space", "Space"), ("Backspace", "Backspace"), ("Up", "Up"),
        ("Left", "Left"), ("Home", "Home"), ("End", "End"), ("PageDown", "PageDown"),
        ("Delete", "Delete"), ("C-Left", "C-Left"), ("S-Right", "S-Right"), ("M-Up", "M-Up"),
        ("C-S-End", "C-S-End"), ("C-Delete", "C-Delete"), ("C-x", "C-x"), ("M-x", "M-x"),
        ("F1", "F1"), ("F12", "F12"), ("M-Enter", "M-Enter"), ("C-Enter", "C-Enter"),
        ("C-Space", "C-Space"), ("é", "é"), ("漢", "漢"),
    ])
    func press_KeyIsNamed(key: String, name: String) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.press(key)
        try session.expect("key \(name) of 1")
    }
}
