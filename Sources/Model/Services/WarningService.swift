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

    private let appDependencies: AppDependencies
    var ageService: AgeService { AgeService(appDependencies) }
    var categoryService: CategoryService { CategoryService(appDependencies) }
    var goalService: GoalService { GoalService(appDependencies) }
    var growthService: GrowthService { GrowthService(appDependencies) }
    var personService: PersonService { PersonService(appDependencies) }
    var settingsService: SettingsService { SettingsService(appDependencies) }
    private var trendService: TrendService { TrendService(appDependencies) }
    var weighInService: WeighInService { WeighInService(appDependencies) }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
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

extension WarningService {
    // Details changed here and, to another value, elsewhere.
    public func conflicts(
        of new: [Detail],
        replacing old: [Detail],
        with newest: [Detail]
    ) -> [EntryWarning] {
        zip(zip(new, old), newest).compactMap { details, newest in
            let (new, old) = details
            let isConflict = new != old && newest != old && newest != new
            return isConflict ? .changedElsewhere(newest) : nil
        }
    }

    // If reading fails, saving fails too and reports it.
    func conflicts(
        of new: WeighIn,
        replacing old: WeighIn?,
        of person: Person
    ) -> [EntryWarning] {
        let location = old.flatMap { try? weighInService.location(of: $0, of: person) }
        return conflicts(of: new, replacing: old ?? new, now: location)
            + changedMeasures(under: new, replacing: old, of: person)
    }

    // Reads the person again only for an entry with new values of own measures.
    func changedMeasures(
        under new: WeighIn,
        replacing old: WeighIn?,
        of person: Person
    ) -> [EntryWarning] {
        let used = person.ownMeasures.filter { measure in
            let value = new.measures.own[measure.id]
            return value != nil && value != old?.measures.own[measure.id]
        }
        guard !used.isEmpty else { return [] }
        let newest = (try? personService.load(person.id)) ?? nil
        return conflicts(of: used, with: newest?.ownMeasures)
    }

    // Measures of new values that another process has removed or given another unit.
    public func conflicts(of used: [OwnMeasure], with newest: [OwnMeasure]?) -> [EntryWarning] {
        guard let newest else { return [] }
        let isSame = used.allSatisfy { measure in
            newest.contains { $0.id == measure.id && $0.unit == measure.unit }
        }
        return isSame ? [] : [.changedElsewhere(.ownMeasures(newest))]
    }

    func conflicts(
        of new: WeighIn,
        replacing old: WeighIn,
        now location: WeighInLocation?
    ) -> [EntryWarning] {
        switch location {
        case nil: []
        case .here(let newest):
            conflicts(of: new.details, replacing: old.details, with: newest.details)
        case .moved(_, let other): [.movedElsewhere(to: other.name), .wouldBeNew]
        case .deleted: [.deletedElsewhere, .wouldBeNew]
        }
    }
}

extension WarningService {
    // Unusual values of an entered weigh-in, except heights that the user has told before.
    public func warnings(
        about entered: WeighIn,
        at place: WeighIn,
        among weighIns: [WeighIn],
        replacing old: WeighIn?,
        of person: Person,
        assessment: Assessment?,
        trend: TrendKind,
        lengthUnit: HeightUnit,
        isAdult: Bool
    ) -> [EntryWarning] {
        let previous = weighIns.last { $0.comes(before: place) }
        let warnings =
            warnings(about: assessment, of: person, entered.height, on: entered.day)
            + warnings(aboutWeight: entered.weight, of: person, on: entered.day)
            + warnings(
                about: entered,
                at: place,
                among: weighIns,
                trend: trend,
                lengthUnit: lengthUnit,
                isAdult: isAdult,
                hasReference: assessment?.growth != nil
            )
        return warnings.filter { warning in
            switch warning {
            // Expected if the user has entered since when the height holds.
            case .heightChanged:
                person.heightSince.map { $0 > entered.day } ?? true
                    || entered.height != person.height
            // Expected if it was confirmed at the weigh-in before.
            case .unusualHeight:
                ![old, previous].contains { $0?.height == entered.height }
            default: true
            }
        }
    }
}

extension WarningService {
    // Values that would not be shown any more, have another unit or are outside the new bounds.
    // `weighIns` returns `nil` if none can be read.
    public func warnings(
        aboutMeasuresOf new: Person,
        replacing old: Person,
        among weighIns: () -> Loaded<WeighIn>?
    ) -> [EntryWarning] {
        let removed = old.ownMeasures.filter { measure in
            !new.ownMeasures.contains { $0.id == measure.id }
        }
        let changed = (old.ownMeasures + old.formerMeasures).compactMap { measure in
            new.ownMeasures.first { $0.id == measure.id && $0.isStricter(than: measure) }
                .map { (old: measure, new: $0) }
        }
        guard !removed.isEmpty || !changed.isEmpty else { return [] }
        let loaded = weighIns()
        let isWhole = loaded.map { !$0.problems.contains(where: \.mayHideRecords) } ?? false
        func count(of measure: OwnMeasure, outside bounds: ClosedRange<Double>? = nil) -> Int? {
            let count = loaded?.values.count { weighIn in
                guard let value = weighIn.measures.own[measure.id] else { return false }
                return bounds.map { !$0.contains(value) } ?? true
            }
            return count == 0 && isWhole ? nil : count ?? 0
        }
        let warnings =
            removed.compactMap { measure in
                count(of: measure).map { EntryWarning.removedMeasure(measure.name, values: $0) }
            }
            + changed.compactMap { old, new in
                old.unit == new.unit
                    ? count(of: old, outside: new.bounds).map { .narrowerBounds(new, values: $0) }
                    : count(of: old).map { .otherUnit(old, values: $0) }
            }
        return warnings.isEmpty || isWhole ? warnings : warnings + [.unreadYears]
    }

    // Values of a weigh-in that moves to a person without a measure of that name and unit.
    public func warnings(
        aboutMeasuresOf weighIn: WeighIn,
        from person: Person,
        to other: Person
    ) -> [EntryWarning] {
        let unseen = person.ownMeasures.filter { measure in
            weighIn.measures.own[measure.id] != nil
                && !other.ownMeasures.contains { $0.isSame(as: measure) }
        }
        return unseen.isEmpty ? [] : [.unseenMeasures(unseen, of: other.name)]
    }
}

extension OwnMeasure {
    fileprivate func isStricter(than old: OwnMeasure) -> Bool {
        unit != old.unit || old.bounds.clamped(to: bounds) != old.bounds
    }
}

extension WarningService {
    // Unusual values of a new person and of the first weigh-in.
    func warnings(
        aboutNew person: Person,
        _ weighIn: WeighIn,
        settings: Settings
    ) -> [EntryWarning] {
        let day = weighIn.day
        let scheme = settingsService.scheme(of: settings)
        let reference = settingsService.growthReference(of: settings)
        let isAdult = ageService.isAdult(person, on: day)
        let assessment = categoryService.assess(weighIn, of: person, scheme, reference)
        let loss = (try? personService.loss()).flatMap(\.self)
        return (loss.map { $0.isDamage ? [.peopleMissing($0)] : [] } ?? [])
            + warnings(aboutName: person.name)
            + warnings(about: assessment, of: person, weighIn.height, on: day)
            + warnings(aboutWeight: weighIn.weight, of: person, on: day)
            + warnings(
                about: weighIn,
                near: nil,
                lastHeight: nil,
                isAdult: isAdult,
                hasReference: assessment.growth != nil
            )
            + warnings(
                aboutGoalOf: person,
                scheme: scheme,
                reference: reference,
                on: day,
                isAdult: isAdult
            )
            + goalService.warnings(about: person, trend: weighIn.weight, day)
    }

    public func warnings(
        about new: Person,
        replacing old: Person,
        scheme: Scheme,
        reference: GrowthReference,
        on today: Day,
        isAdult: Bool,
        isHeightAsked: Bool = false
    ) -> [EntryWarning] {
        let heightChanged =
            isHeightAsked
            ? nil : heightChanged(to: new.height, from: old.height, isAdult)
        let isSameBody =
            (new.height, new.birthDate, new.sex) == (old.height, old.birthDate, old.sex)
        let isGoalSame =
            (new.goalRange, new.height, new.birthDate)
            == (old.goalRange, old.height, old.birthDate)
        return [heightChanged].compactMap(\.self)
            + (isSameBody ? [] : warnings(aboutHeight: new.height, of: new, on: today))
            + (isGoalSame
                ? []
                : warnings(
                    aboutGoalOf: new,
                    scheme: scheme,
                    reference: reference,
                    on: today,
                    isAdult: isAdult
                ))
    }

    // Typed for another person, or with a wrong birth date.
    func warnings(aboutWeight weight: Double, of person: Person, on day: Day) -> [EntryWarning] {
        guard let z = growthService.z(of: .weight, weight, of: person, on: day),
            z.magnitude > GrowthService.mostPlausibleZ
        else { return [] }
        return [.unusualWeight(weight, z: z)]
    }

    // Same bound of z as for the BMI.
    func warnings(
        aboutHeight height: Double,
        of person: Person,
        on day: Day
    ) -> [EntryWarning] {
        guard let z = growthService.z(of: .height, height, of: person, on: day),
            z.magnitude > GrowthService.mostPlausibleZ
        else { return [] }
        return [.unusualHeight(height, z: z)]
    }

    // Usually a weight that was typed into the wrong field.
    public func warnings(aboutName name: String, replacing old: String = "") -> [EntryWarning] {
        let scalars = name.normalized.unicodeScalars
        let isNumber =
            scalars.contains { $0.properties.generalCategory == .decimalNumber }
            && scalars.allSatisfy {
                $0.properties.generalCategory == .decimalNumber || " .,".unicodeScalars.contains($0)
            }
        return isNumber && name != old ? [.nameIsNumber(name)] : []
    }

    // Same limits as the class, the gauge and the band; under 20 those of the growth reference.
    // Without a class the goal is still questioned, but no class is named.
    public func warnings(
        aboutGoalOf person: Person,
        scheme: Scheme,
        reference: GrowthReference,
        on today: Day,
        isAdult: Bool
    ) -> [EntryWarning] {
        guard let weights = person.goalRange else { return [] }
        let highest = BMI(weight: weights.upperBound, height: person.height)
        if highest > Self.usualBMIs.upperBound {
            return [.unusualBMI(highest.rounded(outside: Self.usualBMIs))]
        }
        if !isAdult,
            let standard = growthService.standard(
                of: person,
                on: today,
                reference: reference
            ),
            let healthy = growthService.healthyRange(of: person, on: today, reference: reference)
        {
            guard weights.lowerBound < healthy.lowerBound else { return [] }
            return [.goalBelowGrowth(lowest: healthy.lowerBound, standard)]
        }
        let bmi = BMI(weight: weights.lowerBound, height: person.height)
        guard bmi < scheme.normalBounds.lowerBound else { return [] }
        let rounded = bmi.rounded(below: scheme.lowerBounds)
        let hasClass =
            isAdult && (person.birthDate != nil || CategoryService.hasClass(height: person.height))
        return [hasClass ? .goalBelowHealthy(bmi: rounded) : .lowGoal(bmi: rounded)]
    }

    // A weigh-in before the new birth date: one of the two is wrong.
    func warnings(aboutBirthDateOf new: Person, replacing old: Person) -> [EntryWarning] {
        guard let birthDate = new.birthDate, birthDate != old.birthDate,
            let first = try? weighInService.load(of: old).values.first?.day, first < birthDate
        else { return [] }
        return [.beforeBirth(weighIn: first, birth: birthDate)]
    }
}
