import DataSource
import Testing

@testable import Model

extension PeopleTests {
    @Test
    func send_keysOfOtherScreens_leadThereFromEachOfThem() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.navigator.shownDashboard?.send(.historyButtonTapped)
        guard case .history(let history) = sut.path.last else { throw Missing() }
        await history.send(.trendsButtonTapped)
        guard case .trends(let trends) = sut.path.last else { throw Missing() }
        #expect(sut.path.count == 2)
        await trends.send(.historyButtonTapped)
        guard case .history(let other) = sut.path.last else { throw Missing() }
        #expect(sut.path.count == 2)
        await other.send(.weighInButtonTapped)
        #expect(other.weighInEditor?.weighIn == nil && other.weighInEditor != nil)
        await other.weighInEditor?.send(.form(.cancelButtonTapped))
        await other.send(.trendsButtonTapped)
        guard case .trends(let last) = sut.path.last else { throw Missing() }
        await last.send(.weighInButtonTapped)
        #expect(sut.path.count == 1)
        #expect(sut.navigator.shownDashboard?.weighInEditor != nil)
    }

    private struct Missing: Error {}
}
