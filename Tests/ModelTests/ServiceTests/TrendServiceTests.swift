import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct TrendServiceTests {
    /// The Hacker's Diet Online, February 2007, kilograms.
    static let february = [
        (75.2, 75.0), (73.8, 74.9), (75.9, 75.0), (74.2, 74.9), (74.3, 74.9), (76.3, 75.0),
        (75.8, 75.1), (75.1, 75.1), (74.5, 75.0), (74.7, 75.0), (75.0, 75.0), (74.0, 74.9),
        (75.5, 75.0), (74.3, 74.9), (74.5, 74.9), (73.9, 74.8), (74.1, 74.7), (75.6, 74.8),
        (74.6, 74.8), (75.3, 74.8), (74.8, 74.8), (74.5, 74.8), (75.4, 74.8), (74.9, 74.9),
        (75.0, 74.9), (74.9, 74.9), (75.4, 74.9), (75.3, 75.0),
    ]

    static var februaryPoints: [TrendPoint] {
        let start = Day("2007-02-01") ?? .epoch
        let carryIn = WeighIn.on(start.advanced(by: -1), 75.0163)
        let weighIns = february.enumerated().map {
            WeighIn.on(start.advanced(by: $0.offset), $0.element.0)
        }
        return Array(
            TrendService(.testDependencies()).trend(of: [carryIn] + weighIns, as: .hackersDiet)
                .dropFirst()
        )
    }

    let sut = TrendService(.testDependencies())

    @Test
    func trend_hackersDiet_february2007_isAsPublished() {
        let trends = Self.februaryPoints.map { ($0.trend * 10).rounded() / 10 }
        #expect(trends == Self.february.map(\.1))
    }

    @Test
    func trend_hackersDiet_gaps_theOldTrendFades() {
        let weighIns = [
            ("2024-01-01", 82.0), ("2024-01-02", 81.4), ("2024-01-03", 82.2), ("2024-01-06", 81.0),
            ("2024-01-07", 81.3), ("2024-01-20", 80.1),
        ].map { WeighIn.on(Day($0.0) ?? .epoch, $0.1) }
        let expected = [82.0, 81.94, 81.966, 81.704214, 81.663793, 80.497495]
        let trends = sut.trend(of: weighIns.reversed(), as: .hackersDiet).map(\.trend)
        #expect(trends.map { ($0 * 1e6).rounded() / 1e6 } == expected)
    }

    @Test
    func trend_severalWeighInsADay_countAsTheirMean() {
        let weighIns = [70.0, 72.0].map { WeighIn.on(.epoch, $0) }
        let points = sut.trend(of: weighIns)
        #expect(points.map(\.weight) == [71])
        #expect(points.map(\.trend) == [71])
    }

    @Test(arguments: TrendKind.allCases)
    func trend_nothing_isNothing(_ kind: TrendKind) {
        #expect(sut.trend(of: [], as: kind) == [])
        #expect(sut.newest(of: [], as: kind) == nil)
    }

    @Test
    func trend_smooth_isTheCurve_withAMarginInItsLastThreeWeeks() throws {
        let points = sut.trend(of: Self.daily(60) { 80 - 0.1 * Double($0) })
        #expect(abs(points[30].trend - 77) < 1e-9)
        #expect(abs(points[59].trend - 74.1) < 1e-9)
        #expect(points.filter { $0.margin != nil }.count == 21)
        #expect(try #require(points[59].margin) > #require(points[40].margin))
    }

    @Test(arguments: TrendKind.allCases)
    func newest_isTheLastOfAll(_ kind: TrendKind) throws {
        let weighIns = Self.daily(90) { 80 + Double($0 * $0 % 7) / 5 }
        let last = try #require(sut.trend(of: weighIns, as: kind).last)
        let newest = try #require(sut.newest(of: weighIns, as: kind))
        #expect(newest.day == last.day)
        #expect(abs(newest.trend - last.trend) < 1e-12)
    }

    @Test
    func trend_slip_isMarkedAndLeftOutUntilAnotherAgrees() {
        func points(_ last: [Double]) -> [TrendPoint] {
            let weights = Array(repeating: 80.0, count: 30) + last
            return sut.trend(of: Self.daily(weights.count) { weights[$0] })
        }
        let slip = points([60, 80])
        #expect(slip.filter(\.isSlip).map(\.weight) == [60])
        #expect(abs(slip[30].trend - 80) < 1e-9)
        let real = points([60, 60.2])
        #expect(real.allSatisfy { !$0.isSlip })
        #expect(real[31].trend < 79)
    }

    @Test
    func isSettled_smoothCurve_isTheSameWithAllYears() {
        let monthly = (0..<40).map { WeighIn.on(Day(number: 30 * $0), 90 - Double($0) / 4) }
        let shown = Day(number: 30 * 34)
        var places = [Int]()
        for place in monthly.indices.reversed() {
            let recent = Array(monthly[place...])
            guard sut.isSettled(recent, from: shown) else { continue }
            places.append(place)
            let trends = sut.trend(of: recent).filter { $0.day >= shown }.map(\.trend)
            let all = sut.trend(of: monthly).filter { $0.day >= shown }.map(\.trend)
            #expect(zip(trends, all).allSatisfy { abs($0 - $1) < 1e-9 })
        }
        #expect(places.first == 29)
    }

    private static func daily(_ count: Int, _ weight: (Int) -> Double) -> [WeighIn] {
        (0..<count).map { WeighIn.on(Day(number: $0), weight($0)) }
    }
}

extension WeighIn {
    static func on(_ day: Day, _ weight: Double, height: Double = 178) -> WeighIn {
        WeighIn(id: .zero, day: day, time: .midnight, weight: weight, height: height)
    }
}
