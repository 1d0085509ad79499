public import DataSource

public struct OverviewService: Sendable {
    static let chartDays = 91
    static let daysOfWeek = 7.0

    private let ageService: AgeService
    private let categoryService: CategoryService
    private let chartService: ChartService
    private let forecastService: ForecastService
    private let trendService: TrendService
    private let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        categoryService = CategoryService(appDependencies)
        chartService = ChartService(appDependencies)
        forecastService = ForecastService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    public func overview(
        of weighIns: [WeighIn],
        person: Person,
        scheme: Scheme,
        unit: WeightUnit,
        today: Day
    ) -> Overview {
        let points = trendService.trend(of: weighIns)
        let rate = forecastService.rate(of: points, today: today)
        let normal = categoryService.normalBounds(of: scheme)
        let isAdult = ageService.isAdult(person, on: today)
        let shown = chartService.points(points, in: today.advanced(by: -Self.chartDays)...today)
        let healthyWeights =
            isAdult
            ? categoryService.healthyRange(height: person.height, scheme: scheme, unit: unit) : nil
        return Overview(
            entries: weighInService.entries(of: weighIns, points: points),
            points: shown,
            scheme: scheme,
            classBounds: categoryService.classes(of: scheme).map(\.lowerBound)
                .filter { isAdult && $0 >= normal.lowerBound },
            assessment: weighIns.last.map {
                categoryService.assess(
                    weight: $0.weight,
                    height: $0.height,
                    age: ageService.age(of: person, on: $0.day),
                    scheme: scheme
                )
            },
            healthyWeights: healthyWeights,
            healthyBand: chartService.band(healthyWeights, around: shown),
            missingDays: forecastService.missingDays(in: points, today: today),
            rate: rate.map { $0 * Self.daysOfWeek },
            energy: rate.map { forecastService.energy(rate: $0) },
            goalDate: goalDate(person, rate, points.last)
        )
    }

    private func goalDate(_ person: Person, _ rate: Double?, _ last: TrendPoint?) -> Day? {
        guard let goal = person.goalWeight, let rate, let last else { return nil }
        return forecastService.goalDate(goal: goal, rate: rate, last: last)
    }
}
