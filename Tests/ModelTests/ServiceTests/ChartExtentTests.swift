import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct ChartExtentTests {
    let sut = ChartService(.testDependencies())
    let days = Day(number: 0)...Day(number: 60)

    @Test
    func extent_ofReadingsNearToEachOther_isTwoKilograms() {
        let extent = sut.extent(of: points([72.4, 72.6]), goal: nil, in: days)
        #expect(extent?.weights == 71.5...73.5)
    }

    @Test(arguments: [(71.5, 71.5...75.0), (70.0, 72.0...75.0), (77.0, 72.0...75.0)])
    func extent_ofAGoal_holdsOnlyOneThatIsNear(_ goal: Double, _ weights: ClosedRange<Double>) {
        let extent = sut.extent(of: points([72, 73, 74, 75]), goal: goal, in: days)
        #expect(extent?.weights == weights)
    }

    @Test
    func extent_ofAnOutlier_namesItAndFitsTheOthers() {
        let extent = sut.extent(of: points([72, 73, 130, 74]), goal: nil, in: days)
        #expect(extent?.outliers.map(\.weight) == [130])
        #expect(extent?.weights == 72...74)
    }

    @Test
    func extent_ofAForecast_holdsWhereItLeads() {
        let end = ForecastPoint(day: Day(number: 70), weight: 71, bounds: 60...80)
        let extent = sut.extent(of: points([72, 74]), goal: nil, forecast: [end], in: days)
        #expect(extent?.weights == 71...74)
    }

    @Test
    func extent_ofNothing_isAroundTheGoal() {
        #expect(sut.extent(of: [], goal: 70, in: days)?.weights == 69...71)
        #expect(sut.extent(of: [], goal: nil, in: days) == nil)
    }

    @Test(arguments: [(14, []), (15, [15])])
    func gapEnds_areDaysAfterMoreThanAFortnight(_ distance: Int, _ ends: [Int]) {
        let points = [0, distance].map { number in
            TrendPoint(day: Day(number: number), weight: 70, trend: 70)
        }
        let extent = sut.extent(of: points, goal: nil, in: days)
        #expect(extent?.gapEnds == Set(ends.map { Day(number: $0) }))
    }

    @Test
    func gapEnds_ofMonthlyWeighIns_areDaysAfterMoreThanTwoMonths() {
        let points = [0, 30, 60, 91, 160].map { number in
            TrendPoint(day: Day(number: number), weight: 70, trend: 70)
        }
        let extent = sut.extent(of: points, goal: nil, in: days)
        #expect(extent?.gapEnds == [Day(number: 160)])
    }

    @Test(arguments: [
        ([76.0, 78], 0.0, 72.0...78.0), ([78, 80], -5, 72...75), ([98, 102], -24.5, 72...77.5),
        ([50, 51], 20, 70...74),
    ])
    func extent_ofAnother_bringsOnlyOneNearWhoIsFarAway(
        _ weights: [Double],
        _ shift: Double,
        _ range: ClosedRange<Double>
    ) {
        let extent = extent(besides: weights)
        #expect(extent?.overlayShift == shift)
        #expect(extent?.weights == range)
    }

    @Test(
        arguments: [
            ([98.0, 102], nil, -24.5), ([98, 102], 73.1, -24), ([98, 102], 73.5, -23.5),
            ([98, 102], 73.75, -23.5), ([98, 102], 76.5, -24.5), ([50, 51], 71.9, 20),
            ([50, 51], 71.3, 19.5),
        ] as [([Double], Double?, Double)]
    )
    func extent_ofAnotherNear_leavesTheLineOfTheGoalFree(
        _ weights: [Double],
        _ goal: Double?,
        _ shift: Double
    ) {
        #expect(extent(besides: weights, goal: goal)?.overlayShift == shift)
    }

    @Test
    func extent_ofAYearBefore_liesAtTheTrendAndNotAtTheReadings() {
        let own = [72.0, 73].map { TrendPoint(day: days.lowerBound, weight: 76, trend: $0) }
        let before = [88.3, 90].map { TrendPoint(day: days.lowerBound, weight: $0, trend: $0) }
        #expect(sut.extent(of: own, goal: nil, overlay: before, in: days)?.overlayShift == -14)
    }

    // Two that fall side by side stay so, and neither comes into the rows of the other.
    @Test
    func extent_ofAnotherThatFallsAsWell_bringsItNearDayByDay() {
        let own = [74.0, 72].enumerated().map { index, weight in
            TrendPoint(day: Day(number: 10 * index), weight: weight, trend: weight)
        }
        let other = own.map { point in
            TrendPoint(day: point.day, weight: point.weight + 16, trend: point.trend + 16)
        }
        #expect(sut.extent(of: own, goal: nil, overlay: other, in: days)?.overlayShift == -15)
    }

    @Test
    func gapEnds_ofAThinnedLife_areNone() {
        let days = Day(number: 0)...Day(number: 24_000)
        let points = stride(from: 0, through: 24_000, by: 100).map { number in
            TrendPoint(day: Day(number: number), weight: 70, trend: 70)
        }
        #expect(sut.extent(of: points, goal: nil, in: days)?.gapEnds.isEmpty == true)
    }

    private func extent(besides weights: [Double], goal: Double? = nil) -> ChartExtent? {
        sut.extent(
            of: points([72, 74]),
            goal: goal,
            overlay: weights.map { TrendPoint(day: days.lowerBound, weight: $0, trend: $0) },
            in: days
        )
    }

    private func points(_ weights: [Double]) -> [TrendPoint] {
        weights.enumerated().map { index, weight in
            TrendPoint(day: Day(number: index), weight: weight, trend: min(weight, 75))
        }
    }
}
