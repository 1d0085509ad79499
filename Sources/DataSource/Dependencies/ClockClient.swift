import Dispatch
public import Essentials

// Timers of the main queue: `Task.sleep` would start the system's thread pool, which is never
// released and wakes an idle process.
public struct ClockClient: DependencyClient {
    public var sleep: @MainActor @Sendable (_ duration: Duration) async -> Void
    public var wait: @Sendable (_ date: Date) async -> Void

    public static let liveValue = Self(
        sleep: { duration in
            let (seconds, attoseconds) = duration.components
            let delay = Double(seconds) + Double(attoseconds) / 1e18
            await withCheckedContinuation { continuation in
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { continuation.resume() }
            }
        },
        // Uses the wall clock, which runs while the computer sleeps.
        wait: { date in
            let seconds = min(max(0, date.timeIntervalSince1970.rounded(.up)), 253_402_300_799)
            let moment = DispatchWallTime(timespec: timespec(tv_sec: Int(seconds), tv_nsec: 0))
            let rings = AsyncStream<Void> { continuation in
                nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .main)
                timer.schedule(wallDeadline: moment)
                timer.setEventHandler { continuation.finish() }
                continuation.onTermination = { _ in timer.cancel() }
                timer.activate()
            }
            for await _ in rings {}
        }
    )

    public static let testValue = Self(
        sleep: { _ in },
        wait: { _ in
            let (never, continuation) = AsyncStream<Void>.makeStream()
            for await _ in never {}
            continuation.finish()
        }
    )
}
