import DataSource
import Model
import Testing

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
        let weighIns = february.enumerated().map {
            WeighIn.on(start.advanced(by: $0.offset), $0.element.0)
        }
        let carryIn = TrendPoint(day: start.advanced(by: -1), weight: 75.0163, trend: 75.0163)
        return TrendService(.testDependencies()).trend(of: weighIns, after: carryIn)
    }

    let sut = TrendService(.testDependencies())

    @Test
    func trend_february2007_isAsPublished() {
        let trends = Self.februaryPoints.map { ($0.trend * 10).rounded() / 10 }
        #expect(trends == Self.february.map(\.1))
    }

    @Test
    func trend_gaps_theOldTrendFades() {
        let weighIns = [
            ("2024-01-01", 82.0), ("2024-01-02", 81.4), ("2024-01-03", 82.2), ("2024-01-06", 81.0),
            ("2024-01-07", 81.3), ("2024-01-20", 80.1),
        ].map { WeighIn.on(Day($0.0) ?? .epoch, $0.1) }
        let expected = [82.0, 81.94, 81.966, 81.704214, 81.663793, 80.497495]
        let trends = sut.trend(of: weighIns.reversed()).map(\.trend)
        #expect(trends.map { ($0 * 1e6).rounded() / 1e6 } == expected)
    }

    @Test
    func trend_severalWeighInsADay_countAsTheirMean() {
        let weighIns = [70.0, 72.0].map { WeighIn.on(.epoch, $0) }
        #expect(sut.trend(of: weighIns) == [TrendPoint(day: .epoch, weight: 71, trend: 71)])
    }

    @Test
    func trend_nothing_isNothing() {
        #expect(sut.trend(of: []) == [])
    }
}

extension WeighIn {
    static func on(_ day: Day, _ weight: Double, height: Double = 178) -> WeighIn {
        WeighIn(id: .zero, day: day, time: .midnight, weight: weight, height: height)
    }
}
