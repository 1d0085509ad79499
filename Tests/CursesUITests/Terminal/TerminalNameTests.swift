import Testing

@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct TerminalNameTests {
    @Test(arguments: [
        ("xterm", ["XTERM_VERSION": "XTerm(390)"], "xterm-256color"),
        ("xterm", ["COLORTERM": "truecolor"], "xterm-256color"),
        ("xterm", [:], nil),
        ("xterm-256color", ["COLORTERM": "truecolor"], "xterm-rgb"),
        ("xterm-256color", ["XTERM_VERSION": "XTerm(390)"], nil),
        ("screen", ["XTERM_VERSION": "XTerm(390)", "COLORTERM": "truecolor"], nil),
        ("vt100", ["VTE_VERSION": "7600"], nil),
    ])
    func richerName_isOfATerminalThatSaysSo(
        name: String,
        variables: [String: String],
        expected: String?
    ) {
        #expect(TerminalStart.richerName(name) { variables[$0] } == expected)
    }
}
