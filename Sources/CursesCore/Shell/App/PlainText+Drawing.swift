import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension PlainText {
    /// Returns the number of columns of a terminal, or `nil` if the descriptor is not a terminal.
    package static func width(ofTerminal descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Returns the rows drawn by a view at a size, without trailing blanks.
    package static func rows(
        of view: some View,
        size: Size,
        isASCII: Bool,
        isColored: Bool = false,
        environment prepare: (inout EnvironmentValues) -> Void
    ) -> [String] {
        let glyphs: TerminalCapabilities.Glyphs = isASCII ? .ascii : .unicode
        var environment = EnvironmentValues(
            TerminalCapabilities(colors: isColored ? 16 : 0, glyphs: glyphs)
        )
        prepare(&environment)
        let framed = view.frame(width: Double(size.width), height: Double(size.height))
        // The last row of a window is the help bar.
        let room = Size(width: max(20, size.width), height: max(6, size.height) + 1)
        let window = TerminalWindow(size: room, environment: environment) { framed.nodes($0) }
        defer { window.close() }
        let canvas = window.render().canvas
        return (0..<size.height).map { y in
            if isColored { return colored(canvas.row(y)) }
            var row = ""
            for cell in canvas.row(y) where !cell.isContinuation { row += cell.glyph.text }
            while row.last == " " { row.removeLast() }
            return row
        }
    }

    // Adds SGR sequences that set the colour and attributes of each run of cells.
    private static func colored(_ cells: some Sequence<Cell>) -> String {
        var (row, blanks, style) = ("", "", Style.plain)
        for cell in cells where !cell.isContinuation {
            if cell.glyph == .blank, cell.style.background == .standard {
                blanks += " "
                continue
            }
            row += blanks
            blanks = ""
            if cell.style != style { row += cell.style.sequence }
            style = cell.style
            row += cell.glyph.text
        }
        return style == .plain ? row : row + Style.plain.sequence
    }
}

nonisolated extension Style {
    fileprivate var sequence: String {
        let known: [(Attributes, Int)] = [
            (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
        ]
        var codes = [0] + known.filter { attributes.contains($0.0) }.map(\.1)
        let color = Int(foreground.rawValue)
        if color < 16 { codes.append(color < 8 ? 30 + color : 82 + color) }
        return "\u{1B}[\(codes.map { "\($0)" }.joined(separator: ";"))m"
    }
}
