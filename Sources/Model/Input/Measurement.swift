import DataSource
import Essentials

extension Measurement {
    private static let metres = 0.3...2.72

    func centimetres(_ unit: HeightUnit) throws(EntryError) -> Double {
        if let centimetres { return centimetres }
        switch parts.map(\.unit) {
        case [nil]: return unit == .centimetres ? try plain() : try feetOrInches()
        case [.metres, nil] where parts[0].isWhole:
            let (metres, rest) = (parts[0].text, parts[1].text)
            guard rest.count == 1 else { throw .notAHeight }
            throw .doubtful("\(metres).\(rest)m", "\(metres).0\(rest)m")
        case [.feet, nil], [.feet, .inches],
            [nil, nil] where unit == .feetAndInches, [nil, .inches] where unit == .feetAndInches:
            if let centimetres = centimetresOfFeetAndInches { return centimetres }
            throw parts[0].isWhole ? .tooManyInches : .notAHeight
        default: throw .notAHeight
        }
    }

    // A height of 1.68 cannot be centimetres.
    private func plain() throws(EntryError) -> Double {
        let (text, number) = (parts[0].text, parts[0].number)
        guard !parts[0].isWhole, Self.metres.contains(number) else { return number }
        guard text.last != "." else { throw .notAHeight }
        return parts[0].centimetresOfMetres
    }

    // Proposal for an implausible height: 168m, 1680 (millimetres), or 5.6 (feet) in centimetres.
    var likelyHeight: String? {
        guard parts.count == 1, let part = parts.first else { return nil }
        switch part.unit {
        case .metres where EntryService.heights.contains(part.number): return "\(part.text)cm"
        case nil where (1000...2720).contains(part.number):
            return "\(Self.text(part.number / 10))cm"
        case nil: return part.feetAndInches
        default: return nil
        }
    }

    // Ambiguous: 58 may be 5 feet 8. Clear: 510 is 5 feet 10, 168 centimetres, 1.68 metres.
    private func feetOrInches() throws(EntryError) -> Double {
        let (text, number) = (parts[0].text, parts[0].number)
        let hasHundredths = text.split(separator: ".").last?.count == 2
        if !parts[0].isWhole, hasHundredths, Self.metres.contains(number) {
            return parts[0].centimetresOfMetres
        }
        if let feet = parts[0].feetAndInches { throw .perhaps(feet) }
        if number < 10, let (whole, rest) = parts[0].split, rest < 12 {
            throw .doubtful("\(whole)'\(rest)\"", "\(text)ft")
        }
        if parts[0].isWhole, (40..<70).contains(number) {
            let (feet, inches) = Int(number).quotientAndRemainder(dividingBy: 10)
            throw .doubtful("\(feet)'\(inches)\"", "\(text)in")
        }
        if parts[0].isWhole, (300..<900).contains(number), Int(number) % 100 < 12 {
            let (feet, inches) = Int(number).quotientAndRemainder(dividingBy: 100)
            return (Double(feet) * MeasurementUnit.inchesOfFoot + Double(inches))
                * MeasurementUnit.inch
        }
        if number > EntryService.heights.upperBound / MeasurementUnit.inch,
            EntryService.heights.contains(number)
        {
            return number
        }
        let size = number < 10 ? MeasurementUnit.inchesOfFoot : 1
        return number * size * MeasurementUnit.inch
    }

    private static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Measurement.Part {
    // 5.6 is more likely 5 feet 6 than 5.6 feet.
    fileprivate var feetAndInches: String? {
        guard let (feet, inches) = split, (3...8).contains(feet), inches < 12 else { return nil }
        return "\(feet) ft \(inches) in"
    }
}

extension Measurement {
    func kilograms(_ unit: WeightUnit, _ unitService: UnitService) throws(EntryError) -> Double {
        let (first, named) = (parts[0], parts[0].unit)
        if named == .grams, parts.count == 1 { return first.number / 1000 }
        // A number without a unit is in the user's.
        guard let unit = named == nil ? unit : named?.weight else { throw .notAWeight }
        switch parts.dropFirst().map(\.unit) {
        case [] where named == nil && unit.isCompound: return try whole(unit, unitService)
        case []: return unitService.kilograms(first.number, unit)
        case [nil] where unit.isCompound, [.weight(unit.single)] where unit.isCompound:
            let (rest, count) = (parts[1].number, Double(unit.singles))
            guard first.isWhole else { throw .notAWeight }
            guard rest < count else { throw .tooManyPounds }
            return unitService.kilograms(first.number * count + rest, unit.single)
        default: throw .notAWeight
        }
    }

    // Ambiguous: 11.6 may be 11 stones and 6 pounds.
    private func whole(_ unit: WeightUnit, _ service: UnitService) throws(EntryError) -> Double {
        let text = parts[0].text
        if let (whole, rest) = parts[0].split, rest > 0, rest < unit.singles {
            throw .doubtful("\(whole)\(unit.symbol) \(rest)", "\(text)\(unit.symbol)")
        }
        let kilograms = service.kilograms(parts[0].number, unit)
        let single = service.kilograms(parts[0].number, unit.single)
        if kilograms > EntryService.weights.upperBound, EntryService.weights.contains(single) {
            throw .perhaps("\(text)\(unit.single.symbol)")
        }
        return kilograms
    }
}

extension Measurement.Part {
    // Both sides of the decimal mark as whole numbers; `nil` for more than two decimals.
    var split: (whole: Int, rest: Int)? {
        let sides = text.split(separator: ".", omittingEmptySubsequences: false)
        guard sides.count == 2, sides[1].count <= 2 else { return nil }
        guard let whole = Int(sides[0]), let rest = Int(sides[1]) else { return nil }
        return (whole, rest)
    }
}
