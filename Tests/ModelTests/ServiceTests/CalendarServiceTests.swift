import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct CalendarServiceTests {
    let sut = CalendarService(.testDependencies())
    /// A Friday.
    let today = Day(number: 20_777)

    private func weighIn(_ days: Int, _ weight: Double) -> WeighIn {
        WeighIn.on(today.advanced(by: days), weight, height: 175)
    }

    @Test(arguments: [(Weekday.monday, 4), (.sunday, 5), (.friday, 0), (.saturday, 6)])
    func calendar_isOfWholeWeeksUpToToday(weekStart: Weekday, daysBefore: Int) {
        let calendar = sut.calendar(of: [], today: today, weekStart: weekStart)
        #expect(calendar.firstDay == today.advanced(by: -daysBefore))
        #expect(calendar.firstDay.weekday == weekStart)
        #expect(calendar.levels.count == 1 + daysBefore)
        #expect(calendar.levels.allSatisfy { $0 == nil })
        #expect(calendar.streak == 0)
    }

    @Test
    func calendar_levels_areFromTheLowestToTheHighest() {
        let weighIns = [
            weighIn(-400, 99), weighIn(-4, 80), weighIn(-3, 70), weighIn(-2, 75),
            weighIn(0, 72.4), weighIn(0, 72.6), weighIn(1, 60),
        ]
        let calendar = sut.calendar(of: weighIns, today: today, weekStart: .monday)
        #expect(calendar.levels.suffix(5) == [3, 0, 2, nil, 1])
        #expect(calendar.streak == 1)
    }

    @Test
    func calendar_leans_reachFromTheLightestDayToTheHeaviest() {
        let weighIns = [
            weighIn(-60, 80), weighIn(-40, 74), weighIn(-20, 72), weighIn(-2, 73), weighIn(0, 76),
        ]
        let calendar = sut.calendar(of: weighIns, today: today, weekStart: .monday)
        #expect(calendar.leans.compactMap(\.self) == [1, -0.5, -1, -0.75, 0])
        #expect(calendar.leans.count == calendar.levels.count)
    }

    @Test(arguments: [(Int?.none, 6), (-400, 0), (-100, 2)])
    func calendar_daysBeforeTheFirstWeighIn_orBeforeWhatWasRead_areNotMissed(
        _ knownSince: Int?,
        _ expected: Int
    ) {
        let calendar = sut.calendar(
            of: [weighIn(-5, 70), weighIn(0, 71)],
            today: today,
            weekStart: .monday,
            knownSince: knownSince.map { today.advanced(by: $0) }
        )
        #expect(calendar.daysBefore == expected)
    }

    @Test(arguments: [(400, 1), (0, 1), (-30, 5), (-182, 27), (-300, 44), (-357, 52), (-4000, 52)])
    func calendar_isOfAYear_whereSoMuchIsKnown(_ first: Int, _ weeks: Int) {
        let whole = sut.calendar(of: [weighIn(first, 70)], today: today, weekStart: .monday)
        #expect((whole.levels.count + 6) / 7 == weeks)
        let part = sut.calendar(
            of: [weighIn(-1, 70)],
            today: today,
            weekStart: .monday,
            knownSince: today.advanced(by: first)
        )
        #expect(part.firstDay == whole.firstDay)
    }

    @Test
    func calendar_littleDifference_looksAlike() {
        let weighIns = [weighIn(-1, 70), weighIn(0, 70.2)]
        let calendar = sut.calendar(of: weighIns, today: today, weekStart: .monday)
        #expect(calendar.levels.suffix(2) == [0, 0])
    }

    @Test(arguments: [true, false])
    func calendar_streak_isCountedAsFarAsIsKnown(_ isWhole: Bool) {
        let knownSince = isWhole ? nil : today.advanced(by: -399)
        let weighIns = (0..<400).map { weighIn(-$0, 70) }
        let calendar = sut.calendar(
            of: weighIns,
            today: today,
            weekStart: .monday,
            knownSince: knownSince
        )
        #expect(calendar.streak == 400)
        #expect(calendar.isStreakLonger == !isWhole)
        let broken = sut.calendar(
            of: weighIns.filter { $0.day != today.advanced(by: -300) },
            today: today,
            weekStart: .monday,
            knownSince: knownSince
        )
        #expect(broken.streak == 300)
        #expect(!broken.isStreakLonger)
    }

    @Test
    func calendar_streak_goesOnUntilTheDayIsOver() {
        let before = (1...9).map { weighIn(-$0, 70) }
        #expect(sut.calendar(of: before, today: today, weekStart: .monday).streak == 9)
        let withToday = before + [weighIn(0, 70)]
        #expect(sut.calendar(of: withToday, today: today, weekStart: .monday).streak == 10)
        let broken = before.filter { $0.day != today.advanced(by: -1) }
        #expect(sut.calendar(of: broken, today: today, weekStart: .monday).streak == 0)
    }

    @Test
    func week_isComparedWithTheSevenDaysBefore() {
        let weighIns = [
            weighIn(-14, 99), weighIn(-13, 72), weighIn(-7, 71), weighIn(-6, 70), weighIn(0, 71),
        ]
        #expect(
            sut.week(of: weighIns, today: today) == WeekComparison(mean: 70.5, change: -1)
        )
        #expect(
            sut.week(of: [weighIn(-6, 70)], today: today)
                == WeekComparison(mean: 70, change: nil)
        )
        #expect(sut.week(of: [weighIn(-7, 70)], today: today) == nil)
    }
}
