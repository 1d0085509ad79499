public import DataSource

extension Trends {
    // The 20th birthday, if the chart shows it.
    public var adultDay: Day? {
        ageService.adultDay(of: person).flatMap { drawnDays.contains($0) ? $0 : nil }
    }

    public var isGrowing: Bool { ageService.adultDay(of: person, after: today) != nil }

    public var isOnPercentiles: Bool { hasGrowth && (measure == .bmi || measure == .height) }

    // Named when `m` has no percentiles to offer.
    public var missingForPercentiles: TrendNotice? {
        growthService.missing(of: person, on: today)
    }

    // Choices of `m`, in order.
    public var measures: [TrendMeasure] {
        [.weight] + (hasGrowth ? [.bmi, .height] : []) + ownMeasures
    }

    var nextMeasure: TrendMeasure {
        let next = measures.firstIndex(of: measure).map { $0 + 1 } ?? 0
        return measures[next % measures.count]
    }

    // A measure that is not derived from weights needs a reload.
    func show(_ chosen: TrendMeasure) async {
        chosenMeasure = chosen
        if measure.isOfWeights, chosen.isOfWeights {
            measure = chosen
        } else {
            overlay = nil
            await load()
        }
    }

    public var goalRange: ClosedRange<Double>? {
        measure.isOfWeights ? person.goalRange : nil
    }

    // `nil` unless a percentile chart is chosen.
    public var growthChart: GrowthChart? {
        guard isOnPercentiles else { return nil }
        return growthService.chart(
            of: measure,
            weighIns: weighIns,
            person: person,
            in: days,
            reference: settingsService.growthReference(of: settings),
            adultDay: adultDay
        )
    }

    // The last weigh-in of a day, for the crosshair.
    public func weighIn(on day: Day) -> WeighIn? {
        weighIns.last { $0.day == day }
    }

    public func assessment(of weighIn: WeighIn) -> GrowthAssessment? {
        growthService.assessments(
            of: [weighIn],
            of: person,
            reference: settingsService.growthReference(of: settings)
        )[weighIn.id]
    }
}
