public import DataSource

extension UnitService {
    // A weight that is typed in another unit than one's own.
    public func kilograms(typed text: String, otherThan unit: WeightUnit) -> Double? {
        other(text, than: MeasurementUnit(unit)).flatMap { try? $0.kilograms(unit, self) }
    }

    public func centimetres(typed text: String, otherThan unit: HeightUnit) -> Double? {
        other(text, than: MeasurementUnit(unit)).flatMap { try? $0.centimetres(unit) }
    }

    // A plain number names no unit, and is not read a second time at each letter.
    private func other(_ text: String, than own: MeasurementUnit) -> Measurement? {
        guard !text.utf8.allSatisfy("0123456789., ".utf8.contains),
            let measurement = try? Measurement(text), let unit = measurement.parts.first?.unit
        else { return nil }
        return unit == own ? nil : measurement
    }
}

extension MeasurementUnit {
    fileprivate init(_ unit: WeightUnit) {
        switch unit {
        case .kilograms: self = .kilograms
        case .pounds: self = .pounds
        case .stones: self = .stones
        }
    }

    fileprivate init(_ unit: HeightUnit) {
        switch unit {
        case .centimetres: self = .centimetres
        case .feetAndInches: self = .feet
        }
    }
}
