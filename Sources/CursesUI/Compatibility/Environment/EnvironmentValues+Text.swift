/// Text attributes that views can set and read.
extension EnvironmentValues {
    /// The font; `.headline` if the text is bold, otherwise `nil`.
    public var font: Font? {
        get { textStyle.attributes.contains(.bold) ? .headline : nil }
        set { textStyle = textStyle.overlaid(by: newValue?.style(in: theme) ?? .plain) }
    }

    /// The alignment of lines in a text.
    public var multilineTextAlignment: TextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
}
