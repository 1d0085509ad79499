import DataSource
import Testing

@testable import Model

@MainActor
struct AppDelegateTests {
    @Test
    func applicationDidFinishLaunching_twice_tidiesOnceAndPassesChangesOn() async {
        let tidied = AllocatedLock(0)
        let (stream, continuation) = AsyncStream<Set<String>>.makeStream()
        let appDependencies = AppDependencies.testDependencies(
            fileWatchClient: testDependency(of: FileWatchClient.self) { $0.changes = { stream } },
            userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
                $0.tidy = { tidied.withLock { $0 += 1 } }
            }
        )
        let sut = AppDelegate(appDependencies)
        sut.applicationDidFinishLaunching()
        sut.applicationDidFinishLaunching()
        continuation.yield(["people"])
        let changedKeys = appDependencies.appStateClient.withLock(\.changedKeys)
        await waitUntil { changedKeys.value == ["people"] }
        #expect(tidied.withLock { $0 } == 1)
        sut.applicationWillTerminate()
    }

    @Test(arguments: [(StorageError.Reason.noLocks, true), (.notAFile, false)])
    func applicationDidFinishLaunching_cannotTidy_onlyMissingLocksAreTold(
        reason: StorageError.Reason,
        isTold: Bool
    ) {
        let error = StorageError(file: "data", reason: reason)
        let appDependencies = AppDependencies.testDependencies(
            userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
                $0.tidy = { () throws(StorageError) in throw error }
            }
        )
        AppDelegate(appDependencies).applicationDidFinishLaunching()
        let notice = appDependencies.appStateClient.withLock(\.notice).value
        #expect(notice == (isTold ? error : nil))
    }
}
