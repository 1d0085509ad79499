import Dispatch

public struct ClockClient: DependencyClient {
    public var sleep: @MainActor @Sendable (_ duration: Duration) async -> Void

    // Task.sleep would start the system's pool of threads, which is never given back.
    public static let liveValue = Self(
        sleep: { duration in
            let (seconds, attoseconds) = duration.components
            let delay = Double(seconds) + Double(attoseconds) / 1e18
            await withCheckedContinuation { continuation in
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { continuation.resume() }
            }
        }
    )

    public static let testValue = Self(sleep: { _ in })
}
