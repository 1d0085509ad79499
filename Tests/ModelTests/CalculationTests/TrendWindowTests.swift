import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct TrendWindowTests {
    private let today = Day(number: 20_777)
    private var limits: ClosedRange<Day> { today.advanced(by: -364)...today }

    @Test
    func pan_movesByAShare_untilNothingFollows() {
        var sut = TrendWindow(days: today.advanced(by: -90)...today, range: .quarter)
        #expect(sut.pan(by: 0.5, within: limits) == .nothingLater && sut.range == .quarter)
        #expect(sut.pan(by: -0.5, within: limits) == nil)
        #expect(sut.days == today.advanced(by: -135)...today.advanced(by: -45))
        #expect(sut.range == nil && sut.shownRange == .quarter)
        for _ in 0..<6 { _ = sut.pan(by: -0.5, within: limits) }
        #expect(sut.pan(by: -0.5, within: limits) == .nothingEarlier)
    }

    @Test
    func zoom_aroundADay_keepsItInside_untilAWeekOrAll() {
        let day = today.advanced(by: -60)
        var sut = TrendWindow(days: today.advanced(by: -90)...today, range: .quarter)
        #expect(sut.zoom(by: 0.5, around: day, within: limits) == nil)
        #expect(sut.days.contains(day) && sut.dayCount == 46 && sut.monthCount == 2)
        for _ in 0..<4 { _ = sut.zoom(by: 0.5, around: day, within: limits) }
        #expect(sut.zoom(by: 0.5, around: day, within: limits) == .nearest)
        #expect(sut.dayCount == 7 && sut.shownRange == .week)
        for _ in 0..<8 { _ = sut.zoom(by: 2, around: nil, within: limits) }
        #expect(sut.zoom(by: 2, around: nil, within: limits) == .farthest && sut.days == limits)
    }

    @Test
    func zoom_toDays_areAtLeastAWeekWithinAll() {
        var sut = TrendWindow(days: today.advanced(by: -90)...today)
        let day = today.advanced(by: -30)
        #expect(sut.zoom(to: day...day, within: limits) == nil)
        #expect(sut.days == day.advanced(by: -3)...day.advanced(by: 3))
        #expect(sut.zoom(to: day...day, within: limits) == .nearest)
    }
}
