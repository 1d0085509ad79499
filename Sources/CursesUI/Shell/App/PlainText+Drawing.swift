import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension PlainText {
    /// How many columns a terminal has, where there is one.
    package static func width(ofTerminal descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The rows that a view draws at a size, with the blanks at their ends taken away.
    package static func rows(
        of view: some View,
        size: Size,
        isASCII: Bool,
        environment prepare: (inout EnvironmentValues) -> Void
    ) -> [String] {
        let glyphs: TerminalCapabilities.Glyphs = isASCII ? .ascii : .unicode
        var environment = EnvironmentValues(TerminalCapabilities(colors: 0, glyphs: glyphs))
        prepare(&environment)
        let framed = view.frame(width: Double(size.width), height: Double(size.height))
        // The last row of a window is the help bar's.
        let room = Size(width: max(20, size.width), height: max(6, size.height) + 1)
        let window = TerminalWindow(size: room, environment: environment) { framed.nodes($0) }
        defer { window.close() }
        let canvas = window.render().canvas
        return (0..<size.height).map { y in
            var row = ""
            for cell in canvas.row(y) where !cell.isContinuation { row += cell.glyph.text }
            while row.last == " " { row.removeLast() }
            return row
        }
    }
}
