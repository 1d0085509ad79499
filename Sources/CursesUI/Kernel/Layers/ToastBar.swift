/// Draws a toast over the whole row above the help bar and answers its key.
struct ToastBar {
    let bindings: [KeyBinding]
    private let message: String

    init(_ message: String, _ bindings: [KeyBinding]) {
        self.message = message
        self.bindings = bindings
    }

    /// Draws the message, and the key if it is live and there is room for it.
    func draw(on painter: Painter, in bounds: Rect, isLive: Bool) {
        let hints = bindings.map { isLive ? " · \($0.keyName) \($0.title)" : "" }
        let whole = GlyphText(" \(message)\(hints.joined()) ")
        let text =
            whole.width <= bounds.width
            ? whole : GlyphText(" \(message) ").truncated(to: bounds.width)
        let start = Point(x: bounds.minX, y: bounds.maxY - 1)
        let row = Rect(origin: start, size: Size(width: bounds.width, height: 1))
        painter.fill(row, style: .plain)
        painter.draw(text, at: start, style: .plain)
        painter.select(row)
    }
}
