nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Puts the words of another text in.
    public mutating func appendInterpolation(_ text: Text) {
        appendInterpolation(text.plain)
    }

    /// Puts the character of an image in.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(image.character)
    }

    /// Puts the day or the time of a point in time in.
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
