import DataSource
import Model
import Testing

struct ForecastServiceTests {
    let sut = ForecastService(.testDependencies())
    let today = Day("2007-02-28") ?? .epoch

    func points(_ trends: [(Int, Double)]) -> [TrendPoint] {
        trends.map { TrendPoint(day: today.advanced(by: $0.0), weight: $0.1, trend: $0.1) }
    }

    @Test
    func rate_february2007_isTheSlope() throws {
        let rate = try #require(sut.rate(of: TrendServiceTests.februaryPoints, today: today))
        #expect(abs(rate - -0.00684993822564) < 5e-14)
    }

    @Test
    func rate_gaps_holdTheTrend() throws {
        let points = points([(-5, 70), (-4, 71), (-1, 72), (0, 73)])
        let rate = try #require(sut.rate(of: points, today: today))
        // The days are 70, 71, 71, 71, 72, 73.
        #expect(abs(rate - 18 / 35) < 1e-12)
    }

    @Test(arguments: [
        [(-2, 70.0), (-1, 71), (0, 72)], [(-14, 70), (-2, 70), (-1, 71), (0, 72)],
        [(-30, 70), (-29, 71), (-28, 72), (-27, 73)], [],
    ])
    func rate_fewerThanFourRecentDays_isNotGuessed(trends: [(Int, Double)]) {
        #expect(sut.rate(of: points(trends), today: today) == nil)
    }

    @Test
    func energy_aKilogramADay_is7716Kilocalories() {
        #expect(sut.energy(rate: -0.1) == -771.6)
    }

    @Test(arguments: [
        (70.0, -0.1, 10), (70.0, 0.1, nil), (72.0, 0.1, 10), (71.0, -0.1, nil), (70.0, 0, nil),
        (60.0, -0.01, nil), (.nan, -0.1, nil), (70.0, -0.3, 4),
    ])
    func goalDate_slope_isWhereTheTrendMeetsTheGoal(goal: Double, rate: Double, days: Int?) {
        let last = TrendPoint(day: .epoch, weight: 70, trend: 71)
        #expect(sut.goalDate(goal: goal, rate: rate, last: last)?.number == days)
    }

    @Test(arguments: [(nil, 30, 69.0), (69.5, 15, 69.5), (71, 30, 69)])
    func forecast_goesAsFarAsTheGoal(_ goal: Double?, _ days: Int, _ weight: Double) throws {
        let last = TrendPoint(day: .epoch, weight: 70, trend: 70)
        let forecast = sut.forecast(from: last, rate: -1 / 30, goal: goal, days: 30)
        #expect(forecast.first == last)
        #expect(forecast.last?.day == Day(number: days))
        #expect(abs((forecast.last?.trend ?? 0) - weight) < 1e-9)
    }

    @Test
    func missingDays_isWhatIsLeftOfFour() {
        let points = [0, 3, 20].map { TrendPoint(day: Day(number: -$0), weight: 70, trend: 70) }
        #expect(sut.missingDays(in: points, today: .epoch) == 2)
    }
}
