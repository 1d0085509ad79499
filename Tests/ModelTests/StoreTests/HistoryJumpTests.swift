import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HistoryJumpTests {
    let sut = TestStore { HistoryJump(.testDependencies(), action: $0) }

    @Test
    func send_onChangeEntry_isCheckedUnlessItMayStillBecomeRight() async {
        sut.store.entry.text = "19"
        await sut.send(.onChangeEntry) { $0.entry.text = "19" }
        #expect(sut.store.entry.error == nil)
        sut.store.entry.text = "19x"
        await sut.send(.onChangeEntry) {
            $0.entry.text = "19x"
            $0.entry.error = .notADay
        }
    }

    @Test
    func send_onChangeEntry_gOnceMore_leadsToTheFirstRow() async {
        sut.store.entry.text = "g"
        await sut.send(.onChangeEntry) { $0.entry.text = "g" }
        sut.receive { if case .firstRowResponse = $0 { true } else { false } }
    }

    @Test
    func send_confirmButtonTapped_dayIsTold() async {
        sut.store.entry.text = "1969-12-01"
        await sut.send(.confirmButtonTapped) { $0.entry.text = "1969-12-01" }
        let day = Day("1969-12-01") ?? .epoch
        sut.receive { if case .dayResponse(day) = $0 { true } else { false } }
    }

    @Test
    func send_cancelButtonTapped_isLeftToTheTable() async {
        await sut.send(.cancelButtonTapped)
    }
}
