nonisolated extension CGFloat: InterpolatedNumber {}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Interpolates a value written by a Foundation formatter; empty if it fails.
    @_alwaysEmitIntoClient
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatter?.string(for: subject) ?? "")
    }

    /// Interpolates the text of an attributed string, without its attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
        appendInterpolation(String(text.characters))
    }
}
