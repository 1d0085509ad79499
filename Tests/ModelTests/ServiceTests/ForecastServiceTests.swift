import DataSource
import Model
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ForecastServiceTests {
    let sut = ForecastService(.testDependencies())

    func rate(_ slope: Double, _ margin: Double, isClear: Bool = true) -> Rate {
        Rate(
            slope: slope,
            margin: margin,
            isClear: isClear,
            window: .month,
            firstDay: Day(number: -27),
            lastDay: .epoch,
            weight: 70
        )
    }

    @Test(arguments: [
        (-0.0564, 0.02, -590 ... -280), (0.0564, 0.02, 280...590), (-0.1, 0, -770 ... -770),
    ])
    func energy_clearChange_isARangeRoundedToTen(
        _ slope: Double,
        _ margin: Double,
        _ expected: ClosedRange<Int>
    ) {
        #expect(sut.energy(of: rate(slope, margin)) == expected)
    }

    @Test(arguments: [(0.01, 0.02, false), (1e-5, 0, true), (1e300, 1e299, true)])
    func energy_nothingIsKnown_isNotSaid(_ slope: Double, _ margin: Double, _ isClear: Bool) {
        #expect(sut.energy(of: rate(slope, margin, isClear: isClear)) == nil)
    }

    // It is seen among which weights the line begins, as far as they are shown.
    @Test(arguments: [(-90, -27), (-10, -10)])
    func forecast_isTheLine_andItsConeFromTheLastDay(_ start: Int, _ first: Int) throws {
        let forecast = sut.forecast(
            of: rate(-0.1, 0.04),
            goal: nil,
            since: Day(number: start),
            until: Day(number: 30)
        )
        #expect(forecast.map(\.day.number) == [first, 0, 30])
        #expect(forecast[0].weight == 70 - 0.1 * Double(first))
        #expect(forecast[0].bounds == forecast[0].weight...forecast[0].weight)
        #expect(forecast[1].weight == 70)
        #expect(forecast[1].bounds == 70...70)
        let end = try #require(forecast.last)
        #expect(abs(end.weight - 67) < 1e-9)
        #expect(abs(end.bounds.lowerBound - 65.8) < 1e-9)
        #expect(abs(end.bounds.upperBound - 68.2) < 1e-9)
    }

    @Test(arguments: [(69.5, 15), (71, 30), (60, 30), (69.51, 15), (.nan, 30)])
    func forecast_goesNoFurtherThanTheGoal(_ goal: Double, _ days: Int) {
        let forecast = sut.forecast(
            of: rate(-1 / 30, 0),
            goal: goal,
            since: Day(number: -9),
            until: Day(number: 30)
        )
        #expect(forecast.last?.day == Day(number: days))
    }

    @Test
    func forecast_noClearChange_isNone() {
        let rate = rate(-0.1, 0.2, isClear: false)
        #expect(
            sut.forecast(of: rate, goal: nil, since: Day(number: -9), until: Day(number: 30)) == []
        )
    }
}
