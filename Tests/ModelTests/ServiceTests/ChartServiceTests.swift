import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct ChartServiceTests {
    let sut = ChartService(.testDependencies())
    let limits = days(0, 1_000)

    @Test(arguments: [
        (TrendRange.week, 994), (.month, 970), (.quarter, 910), (.year, 636), (.all, 0),
    ])
    func days_ofARange_endToday(_ range: TrendRange, _ start: Int) {
        let days = sut.days(of: range, first: .epoch, today: Day(number: 1_000))
        #expect(days == Self.days(start, 1_000))
    }

    @Test(arguments: [
        (days(100, 200), days(100, 200)), (days(100, 101), days(98, 104)),
        (days(999, 1_020), days(994, 1_000)), (days(-50, 3), days(0, 6)),
    ])
    func window_ofDays_isWithinTheLimits_andAWeekAtLeast(
        _ days: ClosedRange<Day>,
        _ expected: ClosedRange<Day>
    ) {
        #expect(sut.window(days, within: limits) == expected)
    }

    @Test(
        arguments: [
            (nil, .quarter), (1_000, .week), (994, .week), (993, .month), (970, .month),
            (969, .quarter), (0, .quarter),
        ] as [(Int?, TrendRange)]
    )
    func range_fitting_isTheLeastThatHasAllThereIs(_ first: Int?, _ range: TrendRange) {
        let first = first.map { Day(number: $0) }
        #expect(sut.range(fitting: first, today: Day(number: 1_000)) == range)
    }

    @Test(arguments: [
        (nil, days(910, 1_000)), (910, days(910, 1_000)), (909, days(819, 909)),
        (1_002, days(910, 1_000)),
    ])
    func days_afterTheWeighIns_areAsLongBeforeTheirEnd(
        _ newest: Int?,
        _ expected: ClosedRange<Day>
    ) {
        let newest = newest.map { Day(number: $0) }
        let today = Day(number: 1_000)
        #expect(sut.days(of: .quarter, first: .epoch, newest: newest, today: today) == expected)
    }

    @Test(
        arguments: [
            ([886, 900], 886), ([885, 900], nil), ([900, 901], nil), ([890, 1_001], nil), ([], nil),
        ] as [([Int], Int?)]
    )
    func lead_isTheDayBefore_whereItIsNear(_ numbers: [Int], _ expected: Int?) {
        let points = numbers.map { TrendPoint(day: Day(number: $0), weight: 70, trend: 70) }
        let lead = sut.lead(of: points, into: Self.days(900, 1_000))
        #expect(lead?.day.number == expected)
    }

    // Otherwise the line would end within the chart though it goes on.
    @Test(
        arguments: [
            ([990, 1_004], 1_004), ([990, 1_005], nil), ([1_001, 1_002], nil), ([899, 1_001], nil),
            ([990], nil), ([], nil),
        ] as [([Int], Int?)]
    )
    func trail_isTheDayAfter_whereItIsNear(_ numbers: [Int], _ expected: Int?) {
        let points = numbers.map { TrendPoint(day: Day(number: $0), weight: 70, trend: 70) }
        let trail = sut.trail(of: points, after: Self.days(900, 1_000))
        #expect(trail?.day.number == expected)
    }

    @Test
    func yearBefore_isAYearLaterThanItWas() throws {
        let end = try #require(Day("2026-11-20"))
        let before = try #require(Day("2025-11-20"))
        let points = [-100, -10, 0, 1].map {
            TrendPoint(day: before.advanced(by: $0), weight: 70, trend: 71)
        }
        let shown = sut.yearBefore(points, of: end.advanced(by: -30)...end)
        // The next day after leads to the edge.
        #expect(shown.map(\.day) == [end.advanced(by: -10), end, end.advanced(by: 1)])
        let leap = try #require(Day("2024-02-29"))
        #expect(sut.yearBefore([], of: leap...leap).isEmpty)
    }

    @Test
    func days_newestIsOfTomorrow_endThere() {
        let today = Day(number: 1_000)
        for range in [TrendRange.week, .quarter, .all] {
            let newest = today.advanced(by: 1)
            #expect(
                sut.days(of: range, first: today, newest: newest, today: today).upperBound == newest
            )
        }
        let late = sut.days(of: .week, first: today, newest: today.advanced(by: 9), today: today)
        #expect(late.upperBound == today)
    }

    @Test
    func days_ofAll_noWeighIn_areAWeek() {
        let days = sut.days(of: .all, first: nil, today: Day(number: 1_000))
        #expect(days == Self.days(994, 1_000))
    }

    @Test(arguments: [
        (0.5, 900, days(850, 900)), (0.5, 800, days(800, 850)),
        (0.5, 850, days(825, 875)),
        (2.0, 900, days(700, 900)), (2.0, 800, days(800, 1_000)), (100.0, 850, days(0, 1_000)),
        (0.01, 900, days(894, 900)),
    ])
    func zoom_aroundADay_itStaysWhereItIs(
        _ factor: Double,
        _ anchor: Int,
        _ expected: ClosedRange<Day>
    ) {
        let zoomed = sut.zoom(
            Self.days(800, 900),
            by: factor,
            around: Day(number: anchor),
            within: limits
        )
        #expect(zoomed == expected)
    }

    @Test(arguments: [
        (-0.5, days(750, 850)), (0.5, days(850, 950)), (9.0, days(900, 1_000)),
        (-9.0, days(0, 100)),
    ])
    func pan_byAShare_staysInsideTheLimits(_ share: Double, _ expected: ClosedRange<Day>) {
        #expect(sut.pan(Self.days(800, 900), by: share, within: limits) == expected)
    }

    @Test(arguments: [-0.5, 0.5])
    func pan_moreThanThereIs_staysAtItsEnd(_ share: Double) {
        let days = Self.days(900, 1_000)
        #expect(sut.pan(days, by: share, within: Self.days(910, 1_000)) == days)
    }

    @Test
    func points_ofAShortTime_areAllThereAre() {
        let points = Self.points(1_000)
        #expect(sut.points(points, in: Self.days(10, 20)) == Array(points[10...20]))
        #expect(sut.points(points, in: Self.days(2_000, 3_000)) == [])
        #expect(sut.points([], in: limits) == [])
    }

    @Test
    func points_ofALongTime_areFew_andHoldTheExtremes() throws {
        let points = Self.points(11_000)
        let shown = sut.points(points, in: Self.days(0, 11_000))
        #expect(shown.count <= 2 * ChartService.parts)
        #expect(shown.map(\.weight).max() == points.map(\.weight).max())
        #expect(shown.map(\.weight).min() == points.map(\.weight).min())
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.day < $1.day })
    }

    @Test
    func points_aboveTheMost_areTheExtremesOfEqualParts() {
        let points = Self.points(961)
        let shown = sut.points(points, in: Self.days(0, 960))
        for part in stride(from: 0, to: 960, by: 5) {
            let ofPart = points[part..<part + 5].map(\.weight)
            let kept = shown.filter { (part..<part + 5).contains($0.day.number) }.map(\.weight)
            #expect(kept.min() == ofPart.min() && kept.max() == ofPart.max(), "\(part)")
        }
    }

    @Test
    func points_480_areAllShown_andOf481AtMost480() {
        #expect(sut.points(Self.points(480), in: Self.days(0, 479)).count == 480)
        #expect(sut.points(Self.points(481), in: Self.days(0, 480)).count <= 480)
    }

    @Test
    func allPoints_ofALongTime_leavesNoneOut() {
        let points = Self.points(11_000)
        #expect(Array(sut.allPoints(points, in: Self.days(0, 11_000))) == points)
        #expect(Array(sut.allPoints(points, in: Self.days(5, 9_000))) == Array(points[5...9_000]))
    }

    @Test
    func band_aroundWeightsThatAreAllHealthy_saysNothing() {
        let points = [TrendPoint(day: .epoch, weight: 70, trend: 70)]
        #expect(sut.band(60...80, around: points) == nil)
        #expect(sut.band(50...69, around: points) == 50...69)
        #expect(sut.band(nil, around: points) == nil)
    }

    static func days(_ first: Int, _ last: Int) -> ClosedRange<Day> {
        Day(number: first)...Day(number: last)
    }

    static func points(_ count: Int) -> [TrendPoint] {
        (0..<count).map {
            TrendPoint(day: Day(number: $0), weight: 70 + Double($0 * 7919 % 101) / 10, trend: 72)
        }
    }

    @Test(arguments: [(365, true), (366, false)])
    func isWithinAYear_lastDay_isThatOfTheYearBefore(_ last: Int, _ expected: Bool) {
        #expect(sut.isWithinAYear(Self.days(0, last)) == expected)
    }

    @Test(arguments: [
        ([-4, 10, 20, 34], [-4, 10, 20, 34]), ([-5, 10, 20, 35], [10, 20]), ([0, 30], []),
    ])
    func course_ofDays_joinsNeighboursWithinTwoWeeks(_ all: [Int], _ shown: [Int]) {
        let points = all.map { TrendPoint(day: Day(number: $0), weight: 70, trend: 70) }
        #expect(sut.course(of: points, in: Self.days(5, 25)).map(\.day.number) == shown)
    }
}
