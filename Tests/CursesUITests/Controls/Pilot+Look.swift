@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

extension Pilot {
    /// The text in reverse, row by row: what has the focus or is chosen.
    var marked: String { text { $0.attributes.contains(.reverse) } }

    /// The text that is dimmed.
    var dimmed: String { text { $0.attributes.contains(.dim) } }

    private func text(where matches: (Style) -> Bool) -> String {
        (0..<max(0, cells.size.height - 1)).map { y in
            cells.row(y).filter { matches($0.style) && !$0.isContinuation }
                .map(\.glyph.text).joined()
        }
        .filter { !$0.isEmpty }
        .joined(separator: "\n")
    }

    /// Clicks the first place where a text stands.
    func click(_ text: String) async {
        let wanted = Array(text).map(String.init)
        for y in 0..<cells.size.height {
            let row = Array(cells.row(y).map(\.glyph.text))
            let starts = 0..<max(0, row.count - wanted.count + 1)
            if let x = starts.first(where: { row[$0...].starts(with: wanted) }) {
                return await click(x: x, y: y)
            }
        }
        preconditionFailure("\(text) is not on the screen")
    }
}

/// Text that tries to break a screen.
let hostileText =
    "a\u{1B}[2J\u{7}\u{0}\u{9B}31m\u{202E}b\u{200D}👨‍👩‍👧‍👦\n漢字"
    + String(repeating: "é\u{301}\u{302}", count: 50)

extension String {
    /// The text without blanks at its ends.
    var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
