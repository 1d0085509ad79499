import DataSource
import Model
import Testing

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
        #expect(sut.energy(of: rate(slope, margin), today: .epoch) == expected)
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

    // It is seen among which weights the line begins.
    @Test
    func forecast_isTheLine_andItsConeFromTheLastDay() throws {
        let forecast = sut.forecast(of: rate(-0.1, 0.04), goal: nil, until: Day(number: 30))
        #expect(forecast.map(\.day.number) == [-27, 0, 30])
        #expect(forecast.map(\.weight) == [72.7, 70, 67])
        #expect(forecast.prefix(2).map(\.bounds) == [nil, 70...70])
        let end = try #require(forecast.last)
        let bounds = try #require(end.bounds)
        #expect(abs(bounds.lowerBound - 65.8) < 1e-9)
        #expect(abs(bounds.upperBound - 68.2) < 1e-9)
    }

    @Test(arguments: [(69.5, 15), (71, 30), (60, 30), (69.51, 15), (.nan, 30)])
    func forecast_goesNoFurtherThanTheGoal(_ goal: Double, _ days: Int) {
        let forecast = sut.forecast(
            of: rate(-1 / 30, 0),
            goal: goal,
            until: Day(number: 30)
        )
        #expect(forecast.last?.day == Day(number: days))
    }

    @Test
    func forecast_noClearChange_isNone() {
        let rate = rate(-0.1, 0.2, isClear: false)
        #expect(
            sut.forecast(of: rate, goal: nil, until: Day(number: 30)) == []
        )
    }
}
