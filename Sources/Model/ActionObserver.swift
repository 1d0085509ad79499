// Called before an action is reduced: a Store's loading state is visible only until then.
struct ActionObserver: Sendable {
    @TaskLocal static var current: ActionObserver?

    let willReduce: @MainActor @Sendable (any Composable, any Sendable) -> Void
}
