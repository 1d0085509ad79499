/// An environment that many evaluations have in common.
final class SharedEnvironment {
    let values: EnvironmentValues
    /// The same in a column if this is in a row, and the other way round.
    var turned: SharedEnvironment?

    init(_ values: EnvironmentValues) {
        self.values = values
    }

    nonisolated deinit {}
}
