public import DataSource

extension EntryService {
    // `nil` if blank, because measures are optional.
    public func value(
        of measure: Measure,
        _ text: String,
        unit: HeightUnit = .centimetres
    ) throws(EntryError) -> Double? {
        guard !text.isBlank else { return nil }
        let number = measure.own.map { text.withoutUnit($0.unit) } ?? text
        let measurement = try Measurement(number)
        guard let value = measurement?.value(of: measure.unit, in: unit) else {
            throw .notAMeasure(measure)
        }
        guard let own = measure.own else {
            guard measure.bounds.contains(value) else {
                let likely = measurement?.likelyLength(within: measure.bounds, besides: unit)
                throw likely.map { .perhaps($0) } ?? .outOfBounds(measure)
            }
            return value
        }
        let accepted = own.accepted(value)
        // 10,000 steps are not 10.
        if measurement?.isPerhapsGrouped == true {
            let whole = self.text(value * 1000)
            if own.bounds.contains(value * 1000) {
                throw accepted == nil ? .perhaps(whole) : .doubtful(whole, self.text(value))
            }
            if own.decimals == 0 { throw .outOfBounds(measure) }
        }
        if let accepted { return accepted }
        throw own.decimals > 0 || own.rounded(value) == value
            ? .outOfBounds(measure) : .ownMeasure(.whole)
    }

    // Unit in which a typed length is read.
    func lengthUnit(_ text: String, besides unit: HeightUnit) -> HeightUnit {
        switch (try? Measurement(text))?.parts.first?.unit {
        case nil: unit
        case .inches: .feetAndInches
        default: .centimetres
        }
    }

    public func text(_ value: Double, of measure: Measure, unit: HeightUnit) -> String {
        text(unitService.shown(value, of: measure, unit).hundredths)
    }
}

extension String {
    // The number alone, if the unit of the measure is typed after it.
    fileprivate func withoutUnit(_ unit: String) -> String {
        let (text, unit) = (normalized, unit.normalized)
        guard !unit.isEmpty, text.hasSuffix(unit) else { return self }
        return String(text.dropLast(unit.count))
    }
}

extension Measurement {
    fileprivate func value(of kind: Measure.Unit, in unit: HeightUnit) -> Double? {
        guard parts.count == 1, let part = parts.first else { return nil }
        switch (kind, part.unit) {
        case (.percent, nil), (.percent, .percent), (.length, .centimetres), (.own, nil):
            return part.number
        case (.length, nil) where unit == .centimetres: return part.number
        case (.length, .metres): return exact(part.number * 100)
        case (.length, nil), (.length, .inches):
            return exact(part.number * UnitService.centimetresOfInch)
        default: return nil
        }
    }

    // True for a single mark before exactly three digits, which some write between thousands.
    fileprivate var isPerhapsGrouped: Bool {
        let sides = parts[0].text.split(separator: ".", omittingEmptySubsequences: false)
        return sides.count == 2 && (1...3).contains(sides[0].count) && sides[1].count == 3
            && sides[0].first != "0"
    }

    // Proposal for a bare number that fits in the other unit: 28 is no waist in centimetres.
    fileprivate func likelyLength(
        within bounds: ClosedRange<Double>,
        besides unit: HeightUnit
    ) -> String? {
        let other: HeightUnit = unit == .centimetres ? .feetAndInches : .centimetres
        guard let part = parts.first, part.unit == nil,
            let value = value(of: .length, in: other), bounds.contains(value)
        else { return nil }
        return "\(part.text)\(other == .centimetres ? "cm" : "in")"
    }

    private func exact(_ number: Double) -> Double { Double(tenBillionths: number.tenBillionths) }
}
