public import DataSource

public struct CourseService: Sendable {
    private let appDependencies: AppDependencies
    private var ageService: AgeService { AgeService(appDependencies) }
    private var categoryService: CategoryService { CategoryService(appDependencies) }
    private var goalService: GoalService { GoalService(appDependencies) }
    private var growthService: GrowthService { GrowthService(appDependencies) }
    private var personService: PersonService { PersonService(appDependencies) }
    private var rateService: RateService { RateService(appDependencies) }
    private var settingsService: SettingsService { SettingsService(appDependencies) }
    private var statisticsService: StatisticsService { StatisticsService(appDependencies) }
    private var trendService: TrendService { TrendService(appDependencies) }
    private var weighInService: WeighInService { WeighInService(appDependencies) }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    // Falls back to the weight if no weigh-in has the measure.
    public func course(
        of measure: TrendMeasure,
        _ recent: RecentWeighIns,
        person: Person,
        settings: Settings,
        today: Day
    ) -> Course {
        let all = recent.weighIns.values
        let used = all.measures(of: person)
        let measure = measure.isOfWeights || used.contains(measure) ? measure : .weight
        var shown = recent
        shown.weighIns.values = all.values(of: measure, unit: settings.heightUnit)
        let points = points(of: shown.weighIns.values, measure, settings)
        var course = Course(
            person: person,
            settings: settings,
            today: today,
            measure: measure,
            weighIns: shown.weighIns.values,
            points: points,
            statistics: statisticsService.statistics(of: shown, points, settings)
        )
        course.isGrowing = ageService.adultDay(of: person, after: today) != nil
        course.adultDay = ageService.adultDay(of: person)
        let hasPercentiles = growthService.hasPercentiles(
            of: person,
            firstWeighed: all.first?.day,
            on: today
        )
        if hasPercentiles {
            course.percentiles = growthService.measures(of: person, used: used, on: today)
        }
        course.measures = [.weight] + (hasPercentiles ? [.bmi, .height] : []) + used
        course.missingForPercentiles = growthService.missing(of: person, on: today)
        guard measure.isOfWeights else { return course }
        if !course.isGrowing {
            course.rate = rateService.rate(of: points, today: today)
            course.missingDays = rateService.missingDays(in: points, today: today)
        }
        course.goal = person.goal.flatMap {
            goalService.outlook(
                to: $0,
                of: person,
                along: points,
                rate: course.rate,
                today: today
            )
        }
        if categoryService.isKnownAdult(person, height: person.height, on: today) {
            course.healthyWeights = categoryService.healthyRange(
                height: person.height,
                scheme: settingsService.scheme(of: settings),
                unit: settings.weightUnit
            )
        }
        return course
    }

    // Another person's course to compare with: the first, or the one after `current`; `nil` after
    // the last.
    public func overlay(on course: Course, after current: Person?) throws -> TrendOverlay? {
        let others = try personService.loadNames().values.map(\.person)
            .filter { $0.id != course.person.id }
        let index = current.flatMap { current in others.firstIndex { $0.id == current.id } }
        let next = index.map { $0 + 1 } ?? 0
        guard others.indices.contains(next) else { return nil }
        let weighIns = try weighInService.load(of: others[next]).values
        return TrendOverlay(
            kind: .person(others[next]),
            all: points(
                of: weighIns.values(of: course.measure, unit: course.settings.heightUnit),
                course.measure,
                course.settings
            )
        )
    }

    private func points(
        of weighIns: [WeighIn],
        _ measure: TrendMeasure,
        _ settings: Settings
    ) -> [TrendPoint] {
        trendService.trend(of: weighIns, as: settings.trend, hasSlips: measure.isOfWeights)
    }
}
