/// An environment that many evaluations have in common.
final class SharedEnvironment {
    let values: EnvironmentValues
    /// The same values for a column if these are for a row, and the other way round, once made.
    var forOtherAxis: SharedEnvironment?

    init(_ values: EnvironmentValues) {
        self.values = values
    }

    nonisolated deinit {}
}
