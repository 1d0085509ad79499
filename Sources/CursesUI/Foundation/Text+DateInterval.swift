extension Text {
    /// Shows the days of a span.
    @_alwaysEmitIntoClient
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
