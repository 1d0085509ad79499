import Dispatch

/// Sleeps with a timer of the main queue: `Task.sleep` would start the thread pool.
final class MainClock {
    private var timer: (any DispatchSourceTimer)?
    private var waiting: CheckedContinuation<Void, Never>?

    /// Sleeps for a duration, or until the task is cancelled.
    static func sleep(for duration: Duration) async throws {
        let clock = MainClock()
        await withTaskCancellationHandler {
            await withCheckedContinuation { clock.wait(duration, $0) }
        } onCancel: {
            DispatchQueue.main.async { MainActor.assumeIsolated { clock.ring() } }
        }
        try Task.checkCancellation()
    }

    /// Waits a turn of the queue: the first timer starts a thread, useless for a cancelled sleep.
    private func wait(_ duration: Duration, _ continuation: CheckedContinuation<Void, Never>) {
        waiting = continuation
        DispatchQueue.main.async { MainActor.assumeIsolated { self.start(duration) } }
    }

    private func start(_ duration: Duration) {
        guard waiting != nil else { return }
        let (seconds, attoseconds) = duration.components
        let delay = Double(seconds) + Double(attoseconds) / 1e18
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + delay)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ring() } }
        timer.activate()
        self.timer = timer
    }

    private func ring() {
        timer?.cancel()
        waiting.take()?.resume()
    }
}
