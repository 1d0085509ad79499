public import DataSource

public struct WarningService: Sendable {
    static let usualBMIs = 10.0...80.0
    static let heightTolerance = 2.0

    // Confirmed before saving, and therefore not judged while it is typed.
    static func isUnusual(weight: Double, height: Double) -> Bool {
        BMI(weight: weight, height: height).isOutside(usualBMIs)
    }

    private let trendService: TrendService
    private let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    public func warnings(
        about weighIn: WeighIn,
        at place: WeighIn,
        among weighIns: [WeighIn],
        trend: TrendKind = .smooth,
        isAdult: Bool
    ) -> [EntryWarning] {
        let earlier = weighInService.recent(weighIns, before: place)
        // A weigh-in before all others can only be compared with the next one.
        let next = weighIns.first { $0.id != place.id && !$0.comes(before: place) }
            .map { TrendPoint(day: $0.day, weight: $0.weight, trend: $0.weight) }
        return warnings(
            about: weighIn,
            near: trendService.newest(of: earlier, as: trend) ?? next,
            lastHeight: earlier.last?.height,
            isAdult: isAdult
        )
    }

    // First sign of another person or a slip; an unusual BMI comes first.
    func doubt(
        about weighIn: WeighIn,
        among weighIns: ArraySlice<WeighIn>,
        trend: TrendKind = .smooth
    ) -> EntryWarning? {
        warnings(
            about: weighIn,
            at: weighIn,
            among: Array(weighIns),
            trend: trend,
            isAdult: false
        ).first {
            if case .heightChanged = $0 { false } else { true }
        }
    }

    public func warnings(
        about weighIn: WeighIn,
        near trend: TrendPoint?,
        lastHeight: Double?,
        isAdult: Bool
    ) -> [EntryWarning] {
        [
            unusualBMI(weight: weighIn.weight, height: weighIn.height),
            trend.flatMap { farFromTrend(weighIn, $0) },
            unusualWaist(weighIn),
            lastHeight.flatMap { heightChanged(to: weighIn.height, from: $0, isAdult) },
        ]
        .compactMap { $0 }
    }

    public func warnings(
        about new: Person,
        replacing old: Person,
        scheme: Scheme,
        isAdult: Bool,
        isHeightAsked: Bool = false
    ) -> [EntryWarning] {
        let heightChanged =
            isHeightAsked
            ? nil : heightChanged(to: new.height, from: old.height, isAdult)
        let isGoalSame =
            (new.goalRange, new.height, new.birthDate)
            == (old.goalRange, old.height, old.birthDate)
        return [heightChanged].compactMap(\.self)
            + (isGoalSame ? [] : warnings(aboutGoalOf: new, scheme: scheme, isAdult: isAdult))
    }

    // At most one: at one height, only the lightest and the heaviest weight need a check.
    public func warnings(about weights: [Double], withHeight height: Double) -> [EntryWarning] {
        let ends = [weights.min(), weights.max()].compactMap { $0 }
        return ends.lazy
            .compactMap { unusualBMI(weight: $0, height: height) }
            .prefix(1)
            .map(\.self)
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

    func conflicts(
        of new: WeighIn,
        replacing old: WeighIn,
        now whereabouts: Whereabouts?
    ) -> [EntryWarning] {
        switch whereabouts {
        case nil: []
        case .here(let newest):
            conflicts(of: new.details, replacing: old.details, with: newest.details)
        case .moved(_, let other): [.movedElsewhere(to: other.name), .wouldBeNew]
        case .deleted: [.deletedElsewhere, .wouldBeNew]
        }
    }

    // Same limits as the class, the gauge and the band. Without a class the goal is still
    // questioned, but no class is named.
    public func warnings(
        aboutGoalOf person: Person,
        scheme: Scheme,
        isAdult: Bool
    ) -> [EntryWarning] {
        guard let weights = person.goalRange else { return [] }
        let highest = BMI(weight: weights.upperBound, height: person.height)
        if highest > Self.usualBMIs.upperBound {
            return [.unusualBMI(highest.rounded(outside: Self.usualBMIs))]
        }
        let bmi = BMI(weight: weights.lowerBound, height: person.height)
        guard bmi < scheme.normalBounds.lowerBound else { return [] }
        let rounded = bmi.rounded(below: scheme.lowerBounds)
        let hasClass =
            isAdult && (person.birthDate != nil || CategoryService.hasClass(height: person.height))
        return [hasClass ? .goalBelowHealthy(bmi: rounded) : .lowGoal(bmi: rounded)]
    }

    private func unusualBMI(weight: Double, height: Double) -> EntryWarning? {
        let bmi = BMI(weight: weight, height: height)
        guard bmi.isOutside(Self.usualBMIs) else { return nil }
        return .unusualBMI(bmi.rounded(outside: Self.usualBMIs))
    }

    // Probably inches typed as centimetres, or the reverse.
    private func unusualWaist(_ weighIn: WeighIn) -> EntryWarning? {
        guard let waist = weighIn.measures[.waist],
            !WaistService.isUsual(waist, height: weighIn.height)
        else { return nil }
        return .unusualWaist(waist, ratio: WaistService.ratio(waist, weighIn.height))
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

    // Children grow, but do not shrink.
    private func heightChanged(
        to height: Double,
        from last: Double,
        _ isAdult: Bool
    ) -> EntryWarning? {
        let change = isAdult ? abs(height - last) : last - height
        return change > Self.heightTolerance ? .heightChanged(from: last) : nil
    }

    public func warnings(about assessment: Assessment?) -> [EntryWarning] {
        guard case .growth(let growth) = assessment, growth.isImplausible else { return [] }
        return [.unusualForAge(growth)]
    }
}
