nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Puts the words of another text in.
    public mutating func appendInterpolation(_ text: Text) {
        appendInterpolation(text.plain)
    }

    /// Puts the character of an image in.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(image.character)
    }

    #if !WITHOUT_FOUNDATION
        /// Puts what one of Foundation's formatters writes of a value in.
        @_alwaysEmitIntoClient
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?)
        {
            appendInterpolation(formatter?.string(for: subject) ?? "")
        }
    #endif

    /// Puts the day or the time of a point in time in.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    #if !WITHOUT_FOUNDATION
        /// Puts the words of a text with attributes in.
        public mutating func appendInterpolation(_ text: AttributedString) {
            appendInterpolation(String(text.characters))
        }
    #endif
}

nonisolated extension Text {
    /// Shows the character of an image.
    public init(_ image: Image) {
        self.init(verbatim: image.character)
    }
}
