extension Text {
    /// Creates a text of the days in an interval.
    @_alwaysEmitIntoClient
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
