nonisolated extension CGFloat: InterpolatedNumber {}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Puts what one of Foundation's formatters writes of a value in.
    @_alwaysEmitIntoClient
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatter?.string(for: subject) ?? "")
    }

    /// Puts the words of a text with attributes in.
    public mutating func appendInterpolation(_ text: AttributedString) {
        appendInterpolation(String(text.characters))
    }
}
