import Testing

/// Polls, because a stream is delivered in its own time; bounded, because a test must end.
@MainActor
func waitUntil(
    _ deadline: Duration = .seconds(300),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
) async {
    let end = ContinuousClock.now + deadline
    while !condition() {
        guard ContinuousClock.now < end else {
            Issue.record("The condition never came true", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
