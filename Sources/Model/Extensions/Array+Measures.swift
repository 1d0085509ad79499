public import DataSource

extension [WeighIn] {
    // Measures with a curve, besides weights.
    public var measures: [TrendMeasure] {
        let used = lazy.map(\.measures).used
        return used.map { .measure($0) }
            + (used.contains(.bodyFat) ? [.fatMass, .leanMass] : [])
    }

    // The weigh-ins that have a measure, with its value in the place of the weight: so curve and
    // statistics are the same for all. Lengths are in the unit they are shown in.
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
