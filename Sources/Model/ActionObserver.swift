// What a Store shows while a response waits can only be seen before the response is reduced.
struct ActionObserver: Sendable {
    @TaskLocal static var current: ActionObserver?

    let willReduce: @MainActor @Sendable (any Composable, any Sendable) -> Void
}
