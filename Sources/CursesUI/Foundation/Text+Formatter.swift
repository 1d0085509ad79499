extension Text {
    /// Shows a value as a formatter of Foundation writes it.
    @_alwaysEmitIntoClient
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}
