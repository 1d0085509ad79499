import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct TerminalNameTests {
    nonisolated static let names: [(String, [String: String], String?)] = [
        ("xterm", ["XTERM_VERSION": "XTerm(390)"], "xterm-256color"),
        ("xterm", ["COLORTERM": "truecolor"], "xterm-rgb"),
        ("xterm", ["COLORTERM": "rxvt"], "xterm-256color"),
        ("alacritty", ["COLORTERM": "24bit"], "xterm-rgb"),
        ("konsole-256color", ["COLORTERM": "truecolor"], "xterm-rgb"),
        ("tmux-256color", ["COLORTERM": "truecolor"], nil),
        ("screen-256color", ["COLORTERM": "truecolor"], nil),
        ("xterm-256color", ["COLORTERM": "truecolor", "TMUX": "/tmp/tmux-0/default,1,0"], nil),
        ("tmux-direct", ["TMUX": "/tmp/tmux-0/default,1,0"], "xterm-rgb"),
        ("xterm", [:], nil),
        ("xterm-256color", ["COLORTERM": "truecolor"], "xterm-rgb"),
        ("xterm-256color", ["XTERM_VERSION": "XTerm(390)"], nil),
        ("screen", ["XTERM_VERSION": "XTerm(390)", "COLORTERM": "truecolor"], nil),
        ("vt100", ["VTE_VERSION": "7600"], nil),
    ]

    @Test(arguments: names)
    func richerName_isOfATerminalThatSaysSo(
        name: String,
        variables: [String: String],
        expected: String?
    ) {
        #expect(TerminalStart.richerName(name) { variables[$0] } == expected)
    }

    // Without the description of such a terminal that of one with 256 colours is used.
    @Test(arguments: [
        ("xterm-16color", 256, 16), ("xterm-16color", 8, 8), ("xterm-256color", 256, 256),
    ])
    func count_isAtMostThatOfTheName(_ name: String, _ count: Int, _ expected: Int) {
        #expect(TerminalStart.count(count, on: name) == expected)
    }
}
