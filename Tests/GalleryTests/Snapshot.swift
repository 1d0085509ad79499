import CursesTesting
import CursesUI

/// A screen as text: its rows, then the styles of its cells in colour and without.
///
/// In the rows of styles a letter stands under each cell that is not plain; the last lines say which
/// letter means what.
struct Snapshot {
    private let pilot: Pilot
    private let letters: [Style: Character]
    private let styles: [Style]

    init(_ pilot: Pilot) {
        self.pilot = pilot
        var styles: [Style] = []
        for cell in pilot.cells.cells {
            for style in [cell.style, cell.style.withoutColors]
            where style != .plain && !styles.contains(style) {
                styles.append(style)
            }
        }
        self.styles = styles
        letters = Dictionary(uniqueKeysWithValues: zip(styles, Self.alphabet))
    }

    var text: String {
        ([pilot.screen, "── in colour"] + rows { $0 }
            + ["── without colour"] + rows(\.withoutColors)
            + ["── styles"] + legend).joined(separator: "\n") + "\n"
    }

    private var legend: [String] {
        styles.compactMap { style in letters[style].map { "\($0) \(Self.name(of: style))" } }
    }

    private func rows(_ change: (Style) -> Style) -> [String] {
        let cells = pilot.cells
        return (0..<cells.size.height).map { y in
            var row = String(cells.row(y).map { letters[change($0.style)] ?? " " })
            while row.last == " " { row.removeLast() }
            return row
        }
    }

    private static func name(of style: Style) -> String {
        var words: [String] = []
        if style.foreground != .standard { words.append(name(of: style.foreground)) }
        if style.background != .standard { words.append("on \(name(of: style.background))") }
        for (attribute, name) in attributes where style.attributes.contains(attribute) {
            words.append(name)
        }
        return words.joined(separator: " ")
    }

    private static func name(of color: Color) -> String {
        colors[color] ?? "colour \(color.rawValue)"
    }

    private static let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let colors: [Color: String] = [
        .black: "black", .red: "red", .green: "green", .yellow: "yellow", .blue: "blue",
        .magenta: "magenta", .cyan: "cyan", .white: "white", .gray: "gray",
        .brightRed: "bright red",
    ]
    private static let attributes: [(Style.Attributes, String)] = [
        (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underlined"),
        (.reverse, "reversed"),
    ]
}
