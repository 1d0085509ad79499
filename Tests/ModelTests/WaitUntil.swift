import Testing

/// Polls, because a stream is delivered in its own time; bounded, because a test must end. It has
/// turns after the deadline too, since other tests may have kept the main actor until then.
@MainActor
func waitUntil(
    _ deadline: Duration = .seconds(300),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
) async {
    let end = ContinuousClock.now + deadline
    var turns = 0
    while !condition() {
        guard turns < 10_000 || ContinuousClock.now < end else {
            Issue.record("The condition never came true", sourceLocation: sourceLocation)
            return
        }
        turns += 1
        await Task.yield()
    }
}
