import DataSource

extension Measurement {
    func kilograms(_ unit: WeightUnit, _ unitService: UnitService) throws(EntryError) -> Double {
        let (first, named) = (parts[0], parts[0].unit)
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
