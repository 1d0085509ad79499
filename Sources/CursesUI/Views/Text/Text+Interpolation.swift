nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Puts the words of another text in.
    public mutating func appendInterpolation(_ text: Text) {
        appendInterpolation(text.plain)
    }

    /// Puts the character of an image in.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(image.character)
    }

    /// Puts the words of a text with attributes in.
    public mutating func appendInterpolation(_ text: AttributedString) {
        appendInterpolation(String(text.characters))
    }
}

nonisolated extension Text {
    /// Shows the words of a text with attributes.
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }

    /// Shows the character of an image.
    public init(_ image: Image) {
        self.init(verbatim: image.character)
    }
}
