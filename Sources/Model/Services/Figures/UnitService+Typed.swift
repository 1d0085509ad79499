public import DataSource

extension UnitService {
    // `nil` unless the text names another unit than the user's.
    public func kilograms(typed text: String, otherThan unit: WeightUnit) -> Double? {
        other(text, than: .weight(unit)).flatMap { try? $0.kilograms(unit, self) }
    }

    // `nil` unless the text is a difference such as 81.3-72.4, and a weight.
    public func difference(typed text: String, _ unit: WeightUnit) -> Double? {
        WeightDifference(text, unit, self)
            .map(\.kilograms)
            .flatMap { EntryService.weights.contains($0) ? $0 : nil }
    }

    public func centimetres(typed text: String, otherThan unit: HeightUnit) -> Double? {
        plainCentimetres(text, unit)
            ?? other(text, than: MeasurementUnit(unit))
            .flatMap { try? $0.centimetres(unit) }
            .flatMap { EntryService.heights.contains($0) ? $0 : nil }
    }

    // Reads metres in a field of centimetres, and a single number in one of feet and inches.
    private func plainCentimetres(_ text: String, _ unit: HeightUnit) -> Double? {
        guard let measurement = try? Measurement(text), measurement.parts.map(\.unit) == [nil],
            let centimetres = try? measurement.centimetres(unit),
            EntryService.heights.contains(centimetres)
        else { return nil }
        let isUsual = unit == .centimetres && centimetres == measurement.parts[0].number
        return isUsual ? nil : centimetres
    }

    // A plain number names no unit: skipping it saves a second parse at each key.
    private func other(_ text: String, than own: MeasurementUnit) -> Measurement? {
        guard !text.utf8.allSatisfy("0123456789., ".utf8.contains),
            let measurement = try? Measurement(text), let unit = measurement.parts.first?.unit
        else { return nil }
        return unit == own ? nil : measurement
    }
}

extension MeasurementUnit {
    fileprivate init(_ unit: HeightUnit) {
        switch unit {
        case .centimetres: self = .centimetres
        case .feetAndInches: self = .feet
        }
    }
}
