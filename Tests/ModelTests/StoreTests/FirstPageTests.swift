import DataSource
import Essentials
import Testing

@testable import Model

/// What is seen at once is there at once, and nobody waits for the rest.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FirstPageTests {
    private let files = AllocatedLock([String: String]())
    private let disk = AllocatedLock<AsyncStream<Void>.Continuation?>(nil)
    private let ada = Person(id: UUID(1), name: "Ada", height: 175)

    private var appDependencies: AppDependencies {
        .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in
                    LocalTime(day: Day("2026-11-02") ?? .epoch, time: .midnight)
                }
            },
            dataFolderClient: .memory(files),
            workerClient: testDependency(of: WorkerClient.self) { [disk] in
                $0.performUnawaited = { work in
                    let (answers, continuation) = AsyncStream<Void>.makeStream()
                    disk.withLock { $0 = continuation }
                    for await _ in answers {}
                    work()
                }
            }
        )
    }

    @Test
    func send_task_historyOfManyYears_newestAreShownBeforeTheRestIsRead() async throws {
        try saveYears()
        let sut = History(appDependencies, person: ada)
        let task = Task { await sut.send(.task(weekdays: [:])) }
        await waitUntil { isAsked }
        #expect(sut.loadingState == .loaded)
        #expect(sut.table.entries.count == 300)
        #expect(!sut.isWhole)
        let marked = sut.table.rows.first
        await sut.table.send(.onChangeSelection(marked?.id))
        answer()
        await task.value
        #expect(sut.table.entries.count == 480)
        #expect(sut.isWhole)
        #expect(sut.table.markedEntry == marked)
        await sut.send(.loading(.onChangeData))
        #expect(sut.table.entries.count == 480)
    }

    @Test
    func send_task_trendsOfManyYears_quarterIsShownBeforeTheRestIsRead() async throws {
        try saveYears()
        let sut = Trends(appDependencies, person: ada)
        let task = Task { await sut.send(.loading(.task)) }
        await waitUntil { isAsked }
        let shown = sut.shownPoints
        let newest = sut.course.statistics.map(\.statistics.first)
        #expect(sut.loadingState == .loaded)
        #expect(!shown.isEmpty)
        #expect(sut.course.statistics.map(\.statistics.count).last == 1)
        answer()
        await task.value
        #expect(sut.course.statistics.map(\.statistics.count).last == 8)
        #expect(sut.course.statistics.map(\.statistics.first) == newest)
        #expect(sut.shownPoints.map(\.day) == shown.map(\.day))
        for (new, old) in zip(sut.shownPoints, shown) {
            #expect((new.trend - old.trend).magnitude < 1e-6)
        }
    }

    private func identifier(_ number: Int) -> UUID {
        let (high, low) = number.quotientAndRemainder(dividingBy: 256)
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(high), UInt8(low)))
    }

    private func saveYears() throws {
        var id = 0
        for year in 2019...2026 {
            for day in 0..<60 {
                let start = Day(year: year, month: 8, day: 1) ?? .epoch
                id += 1
                let weighIn = WeighIn(
                    id: identifier(id),
                    day: start.advanced(by: day),
                    time: .midnight,
                    weight: 70 + Double(day % 7) / 10,
                    height: 175
                )
                try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
            }
        }
    }

    private var isAsked: Bool { disk.withLock { $0 != nil } }

    private func answer() {
        disk.withLock { $0 }?.finish()
    }
}
