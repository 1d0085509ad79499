public import DataSource

extension Trends {
    // The 20th birthday, if the chart shows it.
    public var adultDay: Day? {
        ageService.adultDay(of: person).flatMap { drawnDays.contains($0) ? $0 : nil }
    }

    public var isGrowing: Bool { ageService.adultDay(of: person, after: today) != nil }

    // Percentiles need the sex. Somebody older may have weigh-ins before the age of 20.
    public var hasGrowth: Bool {
        let adultDay = person.sex.flatMap { _ in ageService.adultDay(of: person) }
        guard let adultDay else { return false }
        return isGrowing || weighIns.first.map { $0.day < adultDay } ?? false
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
        guard hasGrowth, measure == .bmi || measure == .height, let birthDate = person.birthDate
        else { return nil }
        let service = GrowthService(appDependencies)
        let reference = settingsService.growthReference(of: settings)
        let isBMI = measure == .bmi
        return GrowthChart(
            measure: measure,
            reference: isBMI ? reference : .who,
            birthDate: birthDate,
            days: days,
            points: weighIns.filter { days.contains($0.day) }.map {
                let bmi = BMI(weight: $0.weight, height: $0.height)
                return GrowthLine.Point(day: $0.day, value: isBMI ? bmi.value : $0.height)
            },
            lines: isBMI
                ? service.bmiLines(of: person, in: days, reference: reference)
                : service.heightLines(of: person, in: days),
            adultDay: adultDay
        )
    }

    // The last weigh-in of a day, for the crosshair.
    public func weighIn(on day: Day) -> WeighIn? {
        weighIns.last { $0.day == day }
    }

    public func assessment(of weighIn: WeighIn) -> GrowthAssessment? {
        GrowthService(appDependencies).assess(
            weight: weighIn.weight,
            height: weighIn.height,
            of: person,
            on: weighIn.day,
            reference: settingsService.growthReference(of: settings)
        )
    }
}
