import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StorageNoticesTests {
    let error = StorageError(file: "data", reason: .noLocks)

    @Test
    func send_task_foreignFolder_isShown() async {
        let dependencies = AppDependencies.testDependencies(
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.foreignFolder = { "/home/ada" }
            }
        )
        let sut = TestStore { StorageNotices(dependencies, action: $0) }
        await sut.send(.task) { $0.foreignFolder = "/home/ada" }
    }

    @Test(arguments: [StorageError.Reason.noLocks, .system(28)])
    func send_keepButtonTapped_noLocks_isTold_otherFailuresAreNot(
        reason: StorageError.Reason
    ) async {
        let error = StorageError(file: "data", reason: reason)
        let dependencies = AppDependencies.testDependencies(
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.adopt = { () throws(StorageError) in throw error }
            }
        )
        let sut = TestStore { StorageNotices(dependencies, foreignFolder: "data", action: $0) }
        await sut.send(.keepButtonTapped) {
            $0.foreignFolder = nil
            $0.notice = reason == .noLocks ? error : nil
        }
    }

    @Test
    func send_onChangeNotice_isShown_onDismissNoticeIsGone() async {
        let sut = TestStore { StorageNotices(.testDependencies(), action: $0) }
        await sut.send(.onChangeNotice(error)) { $0.notice = error }
        await sut.send(.onDismissNotice) { $0.notice = nil }
    }

    @Test
    func stream_notice_endsWithTheStore() async {
        let dependencies = AppDependencies.testDependencies()
        var sut: StorageNotices? = StorageNotices(dependencies)
        await sut?.send(.task)
        dependencies.appStateClient.send(\.notice, error)
        await waitUntil { sut?.notice == error }
        weak let released = sut
        sut = nil
        await waitUntil { released == nil }
        for _ in 0..<100 { await Task.yield() }
        // No task is left that would take the next notice.
        dependencies.appStateClient.send(\.notice, error)
        for _ in 0..<100 { await Task.yield() }
        #expect(dependencies.appStateClient.withLock(\.notice).value == error)
    }
}
