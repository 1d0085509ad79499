import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct ForecastServiceTests {
    let sut = ForecastService(.testDependencies())

    func rate(
        _ slope: Double,
        _ margin: Double,
        isClear: Bool = true,
        window: RateWindow = .month
    ) -> Rate {
        Rate(
            slope: slope,
            margin: margin,
            isClear: isClear,
            window: window,
            firstDay: Day(number: -27),
            lastDay: .epoch,
            pace: window == .month
                ? Pace(slope: slope, margin: margin, weight: 80, spread: .none) : nil
        )
    }

    @Test(arguments: [(-0.3, 0.1, -450, -150), (0.3, 0.1, 150, 450), (-0.7, 0, -750, -500)])
    func energy_clearChange_isARangeRoundedTo50(
        _ weekly: Double,
        _ margin: Double,
        _ low: Int,
        _ high: Int
    ) {
        let rate = rate(weekly / 7, margin / 7)
        #expect(sut.energy(of: rate, today: .epoch) == low...high)
    }

    @Test(arguments: [(0.01, 0.02, false), (1e-5, 0, true), (1e300, 1e299, true)])
    func energy_nothingIsKnown_isNotSaid(_ slope: Double, _ margin: Double, _ isClear: Bool) {
        #expect(sut.energy(of: rate(slope, margin, isClear: isClear), today: .epoch) == nil)
    }

    @Test(arguments: [
        (RateWindow.month, 7, true), (.month, 8, false), (.quarter, 0, false), (.year, 0, false),
    ])
    func energy_oldOrOfSlowData_isNotSaid(_ window: RateWindow, _ age: Int, _ isSaid: Bool) {
        let rate = rate(-0.0564, 0.02, window: window)
        #expect((sut.energy(of: rate, today: Day(number: age)) != nil) == isSaid)
    }

    private func points(_ weights: [Double]) -> [TrendPoint] {
        weights.enumerated().map { index, weight in
            TrendPoint(day: Day(number: index + 1 - weights.count), weight: weight, trend: 81)
        }
    }

    @Test
    func forecast_beginsAtTheEndOfTheCurve_andFadesFromTheMeanOfTheLastWeek() throws {
        var points = points([90] + Array(repeating: 80, count: 7))
        points[7].margin = 0.5
        let forecast = sut.forecast(
            of: rate(-0.1, 0.04),
            along: points,
            until: Day(number: 84),
            today: .epoch
        )
        let first = try #require(forecast.first)
        #expect(first == ForecastPoint(day: .epoch, weight: 81, bounds: 80...81.5))
        let later = try #require(forecast.last)
        #expect(later.day == Day(number: 84))
        #expect(abs(later.weight - 78) < 0.05)
        #expect(abs(later.bounds.lowerBound - (80 - 8.4 - 3.36)) < 1e-9)
        #expect(abs(later.bounds.upperBound - 83.5) < 0.05)
    }

    @Test(arguments: [
        (RateWindow.month, 7, true), (.month, 8, false), (.quarter, 0, false), (.year, 0, false),
    ])
    func forecast_oldOrOfSlowData_isNone(_ window: RateWindow, _ age: Int, _ isDrawn: Bool) {
        let forecast = sut.forecast(
            of: rate(-0.1, 0.2, isClear: false, window: window),
            along: points([80, 80]),
            until: Day(number: 30),
            today: Day(number: age)
        )
        #expect(forecast.isEmpty != isDrawn)
    }

    @Test
    func forecast_slip_isNotInItsMean() {
        var points = points(Array(repeating: 80, count: 7))
        let clean = sut.forecast(
            of: rate(-0.1, 0.04),
            along: points,
            until: Day(number: 30),
            today: .epoch
        )
        points[3].weight = 60
        points[3].isSlip = true
        let forecast = sut.forecast(
            of: rate(-0.1, 0.04),
            along: points,
            until: Day(number: 30),
            today: .epoch
        )
        #expect(forecast.last?.weight == clean.last?.weight)
    }
}
