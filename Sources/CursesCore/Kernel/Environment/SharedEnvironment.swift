/// An environment shared by many evaluations.
package final class SharedEnvironment {
    package let values: EnvironmentValues
    /// The same values for the other axis of a stack, cached.
    var forOtherAxis: SharedEnvironment?

    package init(_ values: EnvironmentValues) {
        self.values = values
    }

    nonisolated deinit {}
}
