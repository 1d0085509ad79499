/// A clock that stands still, so that a page looks the same each time.
struct StillClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        func duration(to other: Instant) -> Duration { other.offset - offset }

        static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    var now: Instant { Instant() }
    var minimumResolution: Duration { .zero }

    /// Waits until the task is cancelled.
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (stream, _) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        try Task.checkCancellation()
    }
}
