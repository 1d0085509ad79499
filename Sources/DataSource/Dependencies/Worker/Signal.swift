import Essentials

final class Signal: Sendable {
    private struct State {
        var mutex = pthread_mutex_t()
        var condition = pthread_cond_t()
        var isRaised = false
    }

    nonisolated(unsafe) private let state: UnsafeMutablePointer<State>

    init() {
        state = .allocate(capacity: 1)
        state.initialize(to: State())
        pthread_mutex_init(&state.pointee.mutex, nil)
        pthread_cond_init(&state.pointee.condition, nil)
    }

    deinit {
        pthread_cond_destroy(&state.pointee.condition)
        pthread_mutex_destroy(&state.pointee.mutex)
        state.deallocate()
    }

    func raise() {
        pthread_mutex_lock(&state.pointee.mutex)
        state.pointee.isRaised = true
        pthread_cond_signal(&state.pointee.condition)
        pthread_mutex_unlock(&state.pointee.mutex)
    }

    var isRaised: Bool {
        pthread_mutex_lock(&state.pointee.mutex)
        defer { pthread_mutex_unlock(&state.pointee.mutex) }
        return state.pointee.isRaised
    }

    // Waits, and resets the signal.
    func wait() {
        pthread_mutex_lock(&state.pointee.mutex)
        while !state.pointee.isRaised {
            pthread_cond_wait(&state.pointee.condition, &state.pointee.mutex)
        }
        state.pointee.isRaised = false
        pthread_mutex_unlock(&state.pointee.mutex)
    }

    func wait(for patience: Duration) -> Bool {
        let nanoseconds = Int(patience / .nanoseconds(1))
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        let sum = end.tv_nsec + nanoseconds
        end.tv_sec += sum / 1_000_000_000
        end.tv_nsec = sum % 1_000_000_000
        pthread_mutex_lock(&state.pointee.mutex)
        defer { pthread_mutex_unlock(&state.pointee.mutex) }
        while !state.pointee.isRaised {
            let result = pthread_cond_timedwait(
                &state.pointee.condition,
                &state.pointee.mutex,
                &end
            )
            if result == ETIMEDOUT { return state.pointee.isRaised }
        }
        return true
    }
}
