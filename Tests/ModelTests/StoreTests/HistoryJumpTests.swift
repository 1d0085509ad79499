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

    @Test
    func send_confirmButtonTapped_again_takesWhatWasProposed() async throws {
        let sut = HistoryJump(
            .testDependencies(),
            entry: DayEntry(.testDependencies(), today: try #require(Day("2026-11-22")))
        )
        sut.entry.text = "25 dec"
        await sut.send(.confirmButtonTapped)
        let day = try #require(Day("2025-12-25"))
        #expect(sut.entry.error == .perhapsLastYear(day))
        await sut.send(.confirmButtonTapped)
        #expect(sut.entry.error == nil)
        #expect(sut.entry.day == day)
    }
}
