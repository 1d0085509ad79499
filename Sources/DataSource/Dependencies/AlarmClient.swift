import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

public struct AlarmClient: DependencyClient {
    public var wait: @Sendable (Date) async -> Void

    // A timer of the wall clock, which goes on while the computer sleeps; `Task.sleep` would start a
    // pool of threads that wakes an idle process.
    public static let liveValue = Self(
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
        wait: { _ in
            let (never, continuation) = AsyncStream<Void>.makeStream()
            for await _ in never {}
            continuation.finish()
        }
    )
}
