/// Draws a toast in the row over the help bar and answers its key.
struct ToastBar {
    let bindings: [KeyBinding]
    private let message: GlyphText

    init(_ toast: Toast, _ environment: EnvironmentValues, dismiss: @escaping () -> Void) {
        var text = environment.string(toast.message)
        if let title = toast.actionTitle.map(environment.string) {
            let press = KeyPress(toast.key)
            text += " · \(press.name) \(title)"
            bindings = [
                KeyBinding([press], title: title) {
                    dismiss()
                    toast.action()
                }
            ]
        } else {
            bindings = []
        }
        message = GlyphText(" \(text) ")
    }

    func draw(on painter: Painter, in bounds: Rect) {
        let text = message.truncated(to: bounds.width)
        let start = Point(x: bounds.minX, y: bounds.maxY - 1)
        painter.fill(Rect(origin: start, size: Size(width: text.width, height: 1)), style: .plain)
        painter.draw(text, at: start, style: painter.theme.selection)
    }
}
