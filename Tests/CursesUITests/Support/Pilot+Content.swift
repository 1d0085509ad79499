import CursesTesting
import CursesUI

extension Pilot {
    /// Starts a view on a small screen.
    convenience init(_ view: some View, _ width: Int, _ height: Int) {
        self.init(view, size: Size(width: width, height: height + 1))
    }

    /// The screen above the help bar, without the empty rows at its end.
    var content: String {
        var rows = screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    /// The last row.
    var helpBar: String {
        screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    }
}
