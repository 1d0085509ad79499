import Essentials
import Testing

@testable import DataSource

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WorkerTests {
    @Test
    func perform_quickWork_isDoneWithoutATurn() async {
        let worker = Worker(patience: .seconds(60))
        let isDone = AllocatedLock(false)
        let turns = AllocatedLock(0)
        Task { @MainActor in turns.withLock { $0 += 1 } }
        await worker.perform { isDone.withLock { $0 = true } }
        #expect(isDone.withLock { $0 })
        #expect(turns.withLock { $0 } == 0)
    }

    @Test
    func perform_beforeTheStart_isInPlace() async {
        let main = pthread_self()
        let isHere = AllocatedLock([Bool]())
        let worker = Worker(isStarted: false)
        for isStarted in [false, true] {
            if isStarted { worker.start() }
            await worker.perform {
                let isMain = pthread_equal(pthread_self(), main) != 0
                isHere.withLock { $0.append(isMain) }
            }
        }
        #expect(isHere.withLock { $0 } == [true, false])
    }

    @Test
    func perform_slowWork_leavesTheMainActorFree() async {
        let worker = Worker(patience: .zero)
        let mayEnd = Signal()
        let isDone = AllocatedLock(false)
        let slow = Task {
            await worker.perform {
                mayEnd.wait()
                isDone.withLock { $0 = true }
            }
        }
        await Task { #expect(isDone.withLock { !$0 }) }.value
        mayEnd.raise()
        await slow.value
        #expect(isDone.withLock { $0 })
    }

    @Test
    func performUnawaited_leavesTheMainActorFree_alsoToWhatComesBehind() async {
        let worker = Worker(patience: .seconds(600))
        let mayEnd = Signal()
        let order = AllocatedLock([Int]())
        let first = Task {
            await worker.performUnawaited {
                mayEnd.wait()
                order.withLock { $0.append(1) }
            }
        }
        let second = Task { await worker.perform { order.withLock { $0.append(2) } } }
        await Task { #expect(order.withLock { $0.isEmpty }) }.value
        mayEnd.raise()
        await first.value
        await second.value
        #expect(order.withLock { $0 } == [1, 2])
    }

    @Test
    func perform_oneAfterTheOther_inTheirOrder() async {
        let worker = Worker(patience: .zero)
        let order = AllocatedLock([Int]())
        let tasks = (0..<100).map { number in
            Task { await worker.perform { order.withLock { $0.append(number) } } }
        }
        for task in tasks { await task.value }
        #expect(order.withLock { $0 } == Array(0..<100))
    }

    @Test
    func perform_isOffTheMainThread_andTakesNoSignals() async {
        let main = pthread_self()
        let isElsewhere = AllocatedLock(false)
        let blocksSignals = AllocatedLock(false)
        await Worker().perform {
            let isOther = pthread_equal(pthread_self(), main) == 0
            isElsewhere.withLock { $0 = isOther }
            var blocked = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &blocked)
            let blocks = sigismember(&blocked, SIGTERM) == 1
            blocksSignals.withLock { $0 = blocks }
        }
        #expect(isElsewhere.withLock { $0 })
        #expect(blocksSignals.withLock { $0 })
    }

    @Test
    func run_givesTheResult() async {
        #expect(await WorkerClient.liveValue.run { 6 * 7 } == 42)
        #expect(await WorkerClient.testValue.run { "here" } == "here")
    }
}
