extension Text {
    /// Creates a text with a value written by a Foundation formatter.
    @_alwaysEmitIntoClient
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}
