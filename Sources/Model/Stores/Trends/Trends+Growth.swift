public import DataSource

extension Trends {
    // The 20th birthday, if the chart shows it.
    public var adultDay: Day? {
        ageService.adultDay(of: person).flatMap { drawnDays.contains($0) ? $0 : nil }
    }

    public var isGrowing: Bool { ageService.adultDay(of: person, after: today) != nil }

    // Percentiles need the sex.
    public var hasGrowth: Bool { isGrowing && person.sex != nil }

    func showNextMeasure() {
        let measures = TrendMeasure.allCases
        let next = measures.firstIndex(of: measure).map { $0 + 1 } ?? 0
        measure = hasGrowth ? measures[next % measures.count] : .weight
    }

    // `nil` while weights are shown.
    public var growthChart: GrowthChart? {
        guard hasGrowth, measure != .weight, let birthDate = person.birthDate else { return nil }
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
