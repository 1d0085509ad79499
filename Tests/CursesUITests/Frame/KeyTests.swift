import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KeyTests {
    @Test(
        arguments: [
            ("a", "a"), ("A", "A"), ("C-s", "^S"), ("M-f", "M-f"), ("S-Tab", "S-Tab"),
            ("Enter", "Enter"), ("Esc", "Esc"), ("Space", "Space"), ("Up", "↑"), ("Down", "↓"),
            ("Left", "←"), ("Right", "→"), ("Home", "Home"), ("End", "End"), ("PageUp", "PgUp"),
            ("PageDown", "PgDn"), ("Backspace", "Bksp"), ("Delete", "Del"), ("Insert", "Ins"),
            ("F1", "F1"), ("F12", "F12"), ("C-Left", "^←"), ("C-S-Left", "^S-←"), ("-", "-"),
            ("C--", "^-"), ("漢", "漢"),
        ]
    )
    func named_key_isWrittenInHelp(name: String, help: String) {
        #expect(KeyPress(named: name)?.name == help)
    }

    @Test(arguments: ["", "F0", "F13", "Fx", "nothing", "C-", "C-nothing"])
    func named_nothing_isNoKey(name: String) {
        #expect(KeyPress(named: name) == nil)
    }

    @Test
    func characters_ofAKey_areWhatItTypes() {
        #expect(KeyPress("a").characters == "a")
        #expect(KeyPress("a", modifiers: .shift).characters == "a")
        #expect(KeyPress("a", modifiers: .control).characters == "")
        #expect(KeyPress("a", modifiers: .option).characters == "")
        #expect(KeyPress(.space).characters == " ")
        #expect(KeyPress("👨‍👩‍👧").characters == "👨‍👩‍👧")
        for key in [KeyEquivalent.return, .tab, .escape, .delete, .upArrow, .function(3)] {
            #expect(KeyPress(key).characters == "")
        }
    }
}
