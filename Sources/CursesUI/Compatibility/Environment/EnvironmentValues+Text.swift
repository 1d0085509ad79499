/// Looks of text that a view may ask for and set.
extension EnvironmentValues {
    /// The font of text.
    public var font: Font? {
        get { textStyle.attributes.contains(.bold) ? .headline : nil }
        set { textStyle = textStyle.overlaid(by: newValue?.style(in: theme) ?? .plain) }
    }

    /// How the lines of a text are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
}
