public import DataSource

public struct WarningService: Sendable {
    static let usualBMIs = 10.0...80.0
    static let heightTolerance = 2.0
    // Centimetres a year, in the first year of life.
    private static let fastestGrowth = 25.0
    private static let trendCount = 100

    static func isUnusual(weight: Double, height: Double) -> Bool {
        BMI(weight: weight, height: height).isOutside(usualBMIs)
    }

    let ageService: AgeService
    let categoryService: CategoryService
    let goalService: GoalService
    let growthService: GrowthService
    let personService: PersonService
    let settingsService: SettingsService
    private let trendService: TrendService
    let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        categoryService = CategoryService(appDependencies)
        goalService = GoalService(appDependencies)
        growthService = GrowthService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    public func warnings(
        about weighIn: WeighIn,
        at place: WeighIn,
        among weighIns: [WeighIn],
        trend: TrendKind = .smooth,
        lengthUnit: HeightUnit = .centimetres,
        isAdult: Bool,
        hasReference: Bool = false
    ) -> [EntryWarning] {
        let earlier = weighInService.recent(weighIns, before: place)
        // A weigh-in before all others can only be compared with the next one.
        let next = weighIns.first { $0.id != place.id && !$0.comes(before: place) }
            .map { TrendPoint(day: $0.day, weight: $0.weight, trend: $0.weight) }
        return warnings(
            about: weighIn,
            near: trendService.newest(of: earlier, as: trend) ?? next,
            lastHeight: earlier.last?.height,
            heightSince: isAdult ? nil : heightDay(before: place, among: weighIns),
            lengthUnit: lengthUnit,
            isAdult: isAdult,
            hasReference: hasReference
        )
    }

    // First sign of another person or a slip; an unusual BMI comes first.
    func doubt(
        about weighIn: WeighIn,
        among weighIns: [WeighIn],
        trend: TrendKind = .smooth
    ) -> EntryWarning? {
        // Earlier weigh-ins shape the trend; the next one is compared too.
        let end = weighIns.lastIndex { $0.comes(before: weighIn) }.map { $0 + 1 } ?? 0
        let neighbours = weighIns[max(0, end - Self.trendCount)..<min(end + 1, weighIns.count)]
        return warnings(
            about: weighIn,
            at: weighIn,
            among: Array(neighbours),
            trend: trend,
            isAdult: true
        ).first {
            if case .heightChanged = $0 { false } else { true }
        }
    }

    // `hasReference`: the BMI is judged by a growth reference, which asks about it.
    public func warnings(
        about weighIn: WeighIn,
        near trend: TrendPoint?,
        lastHeight: Double?,
        heightSince: Day? = nil,
        lengthUnit: HeightUnit = .centimetres,
        isAdult: Bool,
        hasReference: Bool = false
    ) -> [EntryWarning] {
        let days = heightSince.map { $0.distance(to: weighIn.day) }
        return [
            hasReference ? nil : unusualBMI(weight: weighIn.weight, height: weighIn.height),
            trend.flatMap { farFromTrend(weighIn, $0) },
            unusualWaist(weighIn, lengthUnit),
            lastHeight.flatMap { heightChanged(to: weighIn.height, from: $0, isAdult, days) },
        ]
        .compactMap { $0 }
    }

    // At most one: at one height, only the lightest and the heaviest weight need a check.
    public func warnings(about weights: [Double], withHeight height: Double) -> [EntryWarning] {
        let ends = [weights.min(), weights.max()].compactMap { $0 }
        return ends.lazy
            .compactMap { unusualBMI(weight: $0, height: height) }
            .prefix(1)
            .map(\.self)
    }

    private func unusualBMI(weight: Double, height: Double) -> EntryWarning? {
        let bmi = BMI(weight: weight, height: height)
        guard bmi.isOutside(Self.usualBMIs) else { return nil }
        return .unusualBMI(bmi.rounded(outside: Self.usualBMIs))
    }

    // Probably inches typed as centimetres, or the reverse.
    private func unusualWaist(_ weighIn: WeighIn, _ unit: HeightUnit) -> EntryWarning? {
        guard let waist = weighIn.measures[.waist],
            !WaistService.isUsual(waist, height: weighIn.height)
        else { return nil }
        return .unusualWaist(waist, ratio: WaistService.ratio(waist, weighIn.height), readIn: unit)
    }

    // Another person on the scale, or a typing error.
    private func farFromTrend(_ weighIn: WeighIn, _ last: TrendPoint) -> EntryWarning? {
        let tolerance: Double? =
            switch abs(last.day.distance(to: weighIn.day)) {
            case 0...1: 0.05
            case 2...7: 0.10
            default: nil
            }
        guard let tolerance, abs(weighIn.weight - last.trend) > last.trend * tolerance else {
            return nil
        }
        return .farFromTrend(weight: weighIn.weight, trend: last.trend)
    }

    // Children do not shrink, and grow only so fast.
    func heightChanged(
        to height: Double,
        from last: Double,
        _ isAdult: Bool,
        _ days: Int? = nil
    ) -> EntryWarning? {
        let change = height - last
        let growth = days.map { Self.fastestGrowth * Double(max(0, $0)) / 365.25 } ?? .infinity
        let most = isAdult ? Self.heightTolerance : Self.heightTolerance + growth
        guard change < -Self.heightTolerance || change > most else { return nil }
        return .heightChanged(from: last, to: height)
    }

    // Day since which the height before that place is unchanged.
    private func heightDay(before place: WeighIn, among weighIns: [WeighIn]) -> Day? {
        let earlier = weighIns.reversed().drop { $0.id == place.id || !$0.comes(before: place) }
        return earlier.prefix { $0.height == earlier.first?.height }.last?.day
    }

    // Judges a weigh-in by the age of the person on its day.
    public func warnings(
        about assessment: Assessment?,
        of person: Person,
        _ height: Double,
        on day: Day
    ) -> [EntryWarning] {
        switch assessment {
        case .growth(let growth):
            warnings(aboutHeight: height, of: person, on: day)
                + (growth.isImplausible ? [.unusualForAge(growth)] : [])
        case .beforeBirth: person.birthDate.map { [.beforeBirth(weighIn: day, birth: $0)] } ?? []
        default: warnings(aboutHeight: height, of: person, on: day)
        }
    }
}
