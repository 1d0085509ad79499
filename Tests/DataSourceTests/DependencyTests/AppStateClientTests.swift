import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct AppStateClientTests {
    private let appState = AllocatedLock(AppState())

    @Test
    func send_default_changesTheLatestValue() {
        let sut = AppStateClient.testDependency(appState)
        sut.send(\.today, default: .epoch) { $0 = $0.advanced(by: 2) }
        #expect(appState.withLock(\.today).value == Day(number: 2))
        sut.send(\.today, default: .epoch) { $0 = $0.advanced(by: 3) }
        #expect(appState.withLock(\.today).value == Day(number: 5))
    }

    @Test
    func send_default_subscribersGetTheNewValue() async {
        let sut = AppStateClient.testDependency(appState)
        var values = appState.withLock(\.today).stream.makeAsyncIterator()
        #expect(await values.next() == .some(nil))
        sut.send(\.today, default: .epoch) { $0 = $0.advanced(by: 1) }
        #expect(await values.next() == .some(Day(number: 1)))
    }
}
