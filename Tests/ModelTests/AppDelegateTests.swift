import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AppDelegateTests {
    @Test
    func applicationDidFinishLaunching_twice_tidiesOnceAndPassesChangesOn() async {
        let tidied = AllocatedLock(0)
        let started = AllocatedLock(0)
        let (stream, continuation) = AsyncStream<Set<String>>.makeStream()
        let appDependencies = AppDependencies.testDependencies(
            fileWatchClient: testDependency(of: FileWatchClient.self) { $0.changes = { stream } },
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.tidy = { tidied.withLock { $0 += 1 } }
            },
            workerClient: testDependency(of: WorkerClient.self) {
                $0.start = { started.withLock { $0 += 1 } }
            }
        )
        let sut = AppDelegate(appDependencies)
        sut.applicationDidFinishLaunching()
        sut.applicationDidFinishLaunching()
        continuation.yield(["people"])
        let changedKeys = appDependencies.appStateClient.withLock(\.changedKeys)
        await waitUntil { changedKeys.value == ["people"] }
        #expect(tidied.withLock { $0 } == 1)
        #expect(started.withLock { $0 } == 1)
        sut.applicationWillTerminate()
    }

    @Test
    func applicationDidFinishLaunching_changesAreWatchedBeforeAnythingIsRead() async {
        let steps = AllocatedLock([String]())
        let appDependencies = AppDependencies.testDependencies(
            fileWatchClient: testDependency(of: FileWatchClient.self) {
                $0.changes = {
                    steps.withLock { $0.append("watched") }
                    return AsyncStream { $0.finish() }
                }
            },
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.data = { _ in
                    steps.withLock { $0.append("read") }
                    return nil
                }
                $0.tidy = { steps.withLock { $0.append("tidied") } }
            }
        )
        let sut = AppDelegate(appDependencies)
        sut.applicationDidFinishLaunching()
        await waitUntil { steps.withLock { $0.contains("tidied") } }
        #expect(steps.withLock { $0.first } == "watched")
        sut.applicationWillTerminate()
    }

    @Test(arguments: [(StorageError.Reason.noLocks, true), (.notAFile, false)])
    func applicationDidFinishLaunching_cannotTidy_onlyMissingLocksAreTold(
        reason: StorageError.Reason,
        isTold: Bool
    ) async {
        let error = StorageError(file: "data", reason: reason)
        let tidied = AllocatedLock(0)
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.tidy = { () throws(StorageError) in
                    tidied.withLock { $0 += 1 }
                    throw error
                }
            }
        )
        let sut = AppDelegate(appDependencies)
        sut.applicationDidFinishLaunching()
        let notice = appDependencies.appStateClient.withLock(\.notice)
        await waitUntil { tidied.withLock { $0 } == 1 }
        if isTold { await waitUntil { notice.value != nil } }
        #expect(notice.value == (isTold ? error : nil))
    }

    @Test
    func applicationDidFinishLaunching_weighInsOfNobody_areTold() async {
        let files = AllocatedLock([String: String]())
        let id = "01a21a4e-555e-76d1-a9ef-4351df7163cc"
        files.withLock {
            $0["people"] = "{\"count\":0,\"records\":[\n],\"version\":1}\n"
            $0["history/\(id)/2026"] = "{\"count\":0,\"records\":[\n],\"version\":1}\n"
        }
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files)
        )
        let sut = AppDelegate(appDependencies)
        sut.applicationDidFinishLaunching()
        let notice = appDependencies.appStateClient.withLock(\.notice)
        await waitUntil { notice.value != nil }
        #expect(
            notice.value == StorageError(file: "history/\(id)", reason: .unlisted(hasBackup: false))
        )
        sut.applicationWillTerminate()
    }

    @Test(arguments: [1, 13, 30])
    func applicationDidFinishLaunching_folderMayNotBeWritten_isToldBeforeASaveFails(
        code: Int32
    ) async {
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.location = { "/data/\($0).json" }
                $0.tidy = { () throws(StorageError) in
                    throw StorageError(file: "/data/.lock", reason: .system(code))
                }
            }
        )
        let sut = AppDelegate(appDependencies)
        sut.applicationDidFinishLaunching()
        let notice = appDependencies.appStateClient.withLock(\.notice)
        await waitUntil { notice.value != nil }
        #expect(notice.value == StorageError(file: "/data", reason: .readOnly))
        sut.applicationWillTerminate()
    }

    @Test
    func midnight_passes_dayIsPassedOnEachTime() async {
        let day = AllocatedLock(5)
        let (rings, ring) = AsyncStream<Void>.makeStream()
        let waits = AllocatedLock(0)
        let appDependencies = dependencies(day: day) { _ in
            waits.withLock { $0 += 1 }
            for await _ in rings { break }
        }
        let sut = AppDelegate(appDependencies)
        sut.applicationDidFinishLaunching()
        let today = appDependencies.appStateClient.withLock(\.today)
        await waitUntil { waits.withLock { $0 } == 1 }
        #expect(today.value == nil)
        for number in [6, 7] {
            day.withLock { $0 = number }
            ring.yield()
            await waitUntil { today.value == Day(number: number) }
        }
        #expect(today.value == Day(number: 7))
        sut.applicationWillTerminate()
    }

    @Test
    func applicationWillUpdate_clockWasSet_dayIsPassedOn() {
        let day = AllocatedLock(5)
        let appDependencies = dependencies(day: day)
        let sut = AppDelegate(appDependencies)
        let today = appDependencies.appStateClient.withLock(\.today)
        sut.applicationWillUpdate()
        #expect(today.value == nil)
        day.withLock { $0 = 3 }
        sut.applicationWillUpdate()
        #expect(today.value == Day(number: 3))
        sut.applicationWillTerminate()
    }

    private func dependencies(
        day: AllocatedLock<Int>,
        wait: (@Sendable (Date) async -> Void)? = nil
    ) -> AppDependencies {
        .testDependencies(
            clockClient: testDependency(of: ClockClient.self) { if let wait { $0.wait = wait } },
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in
                    LocalTime(day: Day(number: day.withLock { $0 }), time: .midnight)
                }
            }
        )
    }
}
