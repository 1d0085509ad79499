import CSystem
import Essentials

/// Text for output without a screen: a shell, a pipe or a log.
nonisolated package struct PlainText {
    package let bytes: [UInt8]

    /// Takes bytes unchanged.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes lines, whose control characters are neutralized as on the screen.
    package init(_ lines: [String]) {
        var bytes: [UInt8] = []
        for line in lines {
            let isPlain = line.utf8.allSatisfy { (0x20...0x7E).contains($0) }
            bytes += (isPlain ? line : Self.harmless(line)).utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        self.bytes = bytes
    }

    /// Writes all bytes; returns false on an error.
    package func write(to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    /// Returns the width of a text in columns.
    package static func width(of text: String) -> Int {
        GlyphText(text).width
    }

    /// Returns the text in ASCII, with the nearest characters.
    package static func ascii(_ text: String) -> String {
        let scalars = SpelledText.of(text).unicodeScalars.map(ASCIIGlyphs.replacement)
        return String(String.UnicodeScalarView(scalars))
    }

    private static func harmless(_ line: String) -> String {
        GlyphText(line).elements.map(\.glyph.text).joined()
    }
}

nonisolated private func systemWrite(
    _ descriptor: Int32,
    _ bytes: UnsafeRawPointer?,
    _ count: Int
) -> Int {
    write(descriptor, bytes, count)
}

extension PlainText {
    /// Returns the columns and rows of a terminal, or `nil` if the descriptor is not a terminal.
    package static func size(ofTerminal descriptor: Int32) -> Size? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Size(width: Int(size.ws_col), height: Int(size.ws_row))
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
