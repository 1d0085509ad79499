public import DataSource

extension [WeighIn] {
    // Measures with a chart, besides weights.
    public func measures(of person: Person) -> [TrendMeasure] {
        let used = lazy.map(\.measures).used(of: person.measures)
        return used.map { .measure($0) }
            + (used.contains(.bodyFat) ? [.fatMass, .leanMass] : [])
    }

    // Puts the value of the measure into the weight, so that curve and statistics work for all.
    // Lengths are in the displayed unit; weigh-ins without the measure are left out.
    public func values(of measure: TrendMeasure, unit: HeightUnit) -> [WeighIn] {
        if measure.isOfWeights { return self }
        let service = UnitService()
        return compactMap { weighIn in
            guard let value = weighIn.value(of: measure, unit, service) else { return nil }
            var weighIn = weighIn
            weighIn.weight = value
            return weighIn
        }
    }
}

extension WeighIn {
    fileprivate func value(
        of measure: TrendMeasure,
        _ unit: HeightUnit,
        _ service: UnitService
    ) -> Double? {
        switch measure {
        case .weight, .bmi, .height: weight
        case .measure(let measure):
            measures[measure].map { service.shown($0, of: measure, unit) }
        case .fatMass: measures[.bodyFat].map { weight * $0 / 100 }
        case .leanMass: measures[.bodyFat].map { weight - weight * $0 / 100 }
        }
    }
}
