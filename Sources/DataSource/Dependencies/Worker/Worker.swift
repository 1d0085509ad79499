import Essentials
import Synchronization

// One thread with a queue of jobs. Callers wait for quick jobs, so that a quick disk never shows a
// loading state; slow ones leave the main actor free.
//
// A dispatch queue would start the thread pool, whose manager wakes an idle process every second.
final class Worker: Sendable {
    private struct State {
        var isStarted: Bool
        var jobs = [Job]()
        var hasThread = false
        // True if a caller has stopped waiting for the current job.
        var isSlow = false
    }

    private let patience: Duration
    private let state: Mutex<State>
    private let hasWork = Signal()

    // Keys that are typed ahead wait for at most this long.
    init(isStarted: Bool = true, patience: Duration = .milliseconds(500)) {
        self.patience = patience
        state = Mutex(State(isStarted: isStarted))
    }

    func start() {
        state.withLock { $0.isStarted = true }
    }

    // Before the first screen, work is done in place: no key can wait, and a second thread makes
    // each allocation take a lock. The start is a tenth faster.
    @MainActor
    func perform(_ body: @escaping @Sendable () -> Void) async {
        guard state.withLock(\.isStarted) else { return body() }
        let job = Job(body)
        guard let isSlow = add(job) else { return }
        if !isSlow, job.isDone.wait(for: patience) { return }
        state.withLock { $0.isSlow = !$0.jobs.isEmpty || !job.isDone.isRaised }
        await job.wait()
    }

    // Never blocks: keys wait neither for it nor for jobs behind it.
    @MainActor
    func performUnawaited(_ body: @escaping @Sendable () -> Void) async {
        let job = Job(body)
        guard add(job) != nil else { return }
        state.withLock { $0.isSlow = !$0.jobs.isEmpty || !job.isDone.isRaised }
        await job.wait()
    }

    // Returns whether a caller has stopped waiting before; `nil` if the job was done in place.
    private func add(_ job: Job) -> Bool? {
        let isSlow = state.withLock { state in
            state.jobs.append(job)
            return state.isSlow
        }
        guard startThread() else {
            runAll()
            return nil
        }
        hasWork.raise()
        return isSlow
    }

    private func next() -> Job? {
        state.withLock { state in
            guard !state.jobs.isEmpty else {
                state.isSlow = false
                return nil
            }
            return state.jobs.removeFirst()
        }
    }

    private func runAll() {
        while let job = next() { job.run() }
    }

    private func runForever() -> Never {
        while true {
            hasWork.wait()
            runAll()
        }
    }

    // Blocks all signals, which the main thread handles to restore the terminal.
    private func startThread() -> Bool {
        guard !state.withLock(\.hasThread) else { return true }
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let worker = Unmanaged.passRetained(self)
        let isStarted = Self.create(&thread, worker.toOpaque())
        if !isStarted { worker.release() }
        state.withLock { $0.hasThread = isStarted }
        return isStarted
    }

    #if canImport(Darwin)
        private static func create(
            _ thread: inout pthread_t?,
            _ worker: UnsafeMutableRawPointer
        ) -> Bool {
            pthread_create(
                &thread,
                nil,
                { Unmanaged<Worker>.fromOpaque($0).takeUnretainedValue().runForever() },
                worker
            ) == 0
        }
    #else
        private static func create(
            _ thread: inout pthread_t,
            _ worker: UnsafeMutableRawPointer
        ) -> Bool {
            pthread_create(
                &thread,
                nil,
                { worker in
                    guard let worker else { return nil }
                    Unmanaged<Worker>.fromOpaque(worker).takeUnretainedValue().runForever()
                },
                worker
            ) == 0
        }
    #endif
}

// A piece of work and its waiting caller.
final class Job: Sendable {
    private enum Phase: Sendable {
        case pending
        case awaited(CheckedContinuation<Void, Never>)
        case done
    }

    let isDone = Signal()
    private let body: @Sendable () -> Void
    private let phase = Mutex(Phase.pending)

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    func run() {
        body()
        let before = phase.withLock { phase in
            defer { phase = .done }
            return phase
        }
        isDone.raise()
        if case .awaited(let continuation) = before { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = phase.withLock { phase in
                if case .done = phase { return true }
                phase = .awaited(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }
}
