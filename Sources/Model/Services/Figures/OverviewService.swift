public import DataSource

public struct OverviewService: Sendable {
    static let chartDays = 91
    // Covered by the days that are always read for the trend.
    static let monthCount = 6

    private let ageService: AgeService
    private let calendarService: CalendarService
    private let categoryService: CategoryService
    private let chartService: ChartService
    private let forecastService: ForecastService
    private let goalService: GoalService
    private let growthService: GrowthService
    private let rateService: RateService
    private let statisticsService: StatisticsService
    private let trendService: TrendService
    private let waistService: WaistService
    private let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        calendarService = CalendarService(appDependencies)
        categoryService = CategoryService(appDependencies)
        chartService = ChartService(appDependencies)
        forecastService = ForecastService(appDependencies)
        goalService = GoalService(appDependencies)
        growthService = GrowthService(appDependencies)
        rateService = RateService(appDependencies)
        statisticsService = StatisticsService(appDependencies)
        trendService = TrendService(appDependencies)
        waistService = WaistService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    // Leaves out mistyped weights: one would change the mean of a week by kilograms.
    private func settled(_ weighIns: [WeighIn], _ points: [TrendPoint]) -> [WeighIn] {
        let slips = Set(points.lazy.filter(\.isSlip).map(\.day))
        return slips.isEmpty ? weighIns : weighIns.filter { !slips.contains($0.day) }
    }

    private func growth(
        of person: Person,
        _ newest: WeighIn?,
        _ reference: GrowthReference,
        _ unit: WeightUnit,
        _ today: Day
    ) -> GrowthStanding? {
        var person = person
        if let newest { person.height = newest.height }
        return ageService.adultDay(of: person, after: today).map { [person] adultDay in
            GrowthStanding(
                adultFrom: adultDay,
                standard: growthService.standard(of: person, on: today, reference: reference),
                healthyWeights: growthService.healthyRange(
                    of: person,
                    on: today,
                    reference: reference,
                    unit: unit
                ),
                readings: newest.map {
                    growthService.readings(of: $0, of: person, reference: reference)
                } ?? []
            )
        }
    }

    public func overview(
        of weighIns: [WeighIn],
        points: [TrendPoint]? = nil,
        person: Person,
        scheme: Scheme,
        reference: GrowthReference = .who,
        unit: WeightUnit,
        trend: TrendKind = .smooth,
        weekStart: Weekday? = nil,
        knownSince: Day? = nil,
        today: Day
    ) -> Overview {
        let points = points ?? trendService.trend(of: weighIns, as: trend)
        let growth = growth(of: person, weighIns.last, reference, unit, today)
        // Growing children gain weight: a pace would read as a judgement.
        let rate = growth == nil ? rateService.rate(of: points, today: today) : nil
        let isAdult = categoryService.isKnownAdult(
            person,
            height: person.height,
            on: today
        )
        let quarter = chartService.days(
            of: .quarter,
            first: nil,
            newest: points.last?.day,
            today: today
        )
        let shown = chartService.points(points, in: quarter)
        let healthyWeights =
            isAdult
            ? categoryService.healthyRange(height: person.height, scheme: scheme, unit: unit) : nil
        let isLossBetter = points.last.flatMap {
            GoalService.isLossBetter(person.goal, healthyWeights, weight: $0.trend)
        }
        return Overview(
            entries: weighInService.entries(
                of: weighIns,
                points: points,
                scheme: scheme,
                adultDay: ageService.adultDay(of: person)
            ),
            points: shown,
            lead: chartService.lead(of: points, into: quarter),
            scheme: scheme,
            classBounds: isAdult ? scheme.rulerBounds : [],
            assessment: weighIns.last.map {
                categoryService.assess($0, of: person, scheme, reference)
            },
            healthyWeights: healthyWeights,
            growth: growth,
            growthChart: growthService.chart(of: weighIns, person, reference, today),
            rate: rate,
            missingDays: growth == nil ? rateService.missingDays(in: points, today: today) : nil,
            energy: isAdult ? rate.flatMap { forecastService.energy(of: $0, today: today) } : nil,
            goal: person.goal.flatMap {
                goalService.outlook(
                    to: $0,
                    of: person,
                    along: points,
                    rate: rate,
                    today: today
                )
            },
            week: calendarService.week(of: settled(weighIns, points), today: today),
            finishedWeek: weekStart.flatMap { weekStart in
                guard isAdult else { return nil }
                return statisticsService.finishedWeek(
                    of: weighIns,
                    points: points,
                    weekStart: weekStart,
                    knownSince: knownSince,
                    isLoss: isLossBetter,
                    today: today
                )
            },
            isLossBetter: isLossBetter,
            months: statisticsService.statistics(of: weighIns, points: points, by: .month)
                .suffix(Self.monthCount).reversed(),
            measures: waistService.readings(in: weighIns, of: person).filter {
                $0.measure != .head || ageService.isInfant(person, on: today)
            }
        )
    }
}
