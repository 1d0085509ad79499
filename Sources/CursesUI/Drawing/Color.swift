/// One of the terminal's own 16 colours, or its default.
///
/// The person's palette decides what a colour looks like, so that a screen fits a light terminal as
/// well as a dark one; no background is ever asked for or assumed.
nonisolated public enum Color: UInt8, ShapeStyle {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite

    /// The terminal's own foreground or background.
    case standard = 255

    public var style: Style { Style(foreground: self) }
}
