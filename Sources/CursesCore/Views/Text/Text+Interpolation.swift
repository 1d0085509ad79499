nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Inserts the words of another text.
    public mutating func appendInterpolation(_ text: Text) {
        appendInterpolation(text.plain)
    }

    /// Inserts the character of an image.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(image.character)
    }

    /// Inserts a date, or the time since or until it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }
}

nonisolated extension Text {
    /// Shows the character of an image.
    public init(_ image: Image) {
        self.init(verbatim: image.character)
    }
}
