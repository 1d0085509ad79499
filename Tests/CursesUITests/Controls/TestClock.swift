/// A clock that stands still until a test moves it.
final class TestClock {
    private var now = Duration.zero
    private var number = 0
    private var sleepers: [Int: (deadline: Duration, wake: CheckedContinuation<Void, Never>)] = [:]

    /// How many tasks wait for the clock.
    var sleeperCount: Int { sleepers.count }

    /// Waits until the clock has been moved so far, or the task is cancelled.
    func sleep(for duration: Duration) async throws {
        number += 1
        let number = number
        let deadline = now + duration
        await withTaskCancellationHandler {
            await withCheckedContinuation { sleepers[number] = (deadline, $0) }
        } onCancel: {
            Task { @MainActor in sleepers.removeValue(forKey: number)?.wake.resume() }
        }
        try Task.checkCancellation()
    }

    /// Moves the clock and wakes who has waited long enough.
    func advance(by duration: Duration) {
        now += duration
        for (number, sleeper) in sleepers where sleeper.deadline <= now {
            sleepers[number] = nil
            sleeper.wake.resume()
        }
    }
}
