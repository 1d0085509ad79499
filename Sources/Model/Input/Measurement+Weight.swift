import DataSource

extension Measurement {
    func kilograms(_ unit: WeightUnit, _ unitService: UnitService) throws(EntryError) -> Double {
        switch parts.map(\.unit) {
        case [nil] where unit == .stones: try stones(unitService)
        case [nil]: unitService.kilograms(parts[0].number, unit)
        case [.kilograms]: parts[0].number
        case [.pounds]: unitService.kilograms(parts[0].number, .pounds)
        case [.stones]: unitService.kilograms(parts[0].number, .stones)
        case [nil, nil] where unit == .stones, [nil, .pounds] where unit == .stones,
            [.stones, nil], [.stones, .pounds]:
            try joinedStones(unitService)
        default: throw .notAWeight
        }
    }

    // Ambiguous: 11.6 may be 11 stones and 6 pounds.
    private func stones(_ unitService: UnitService) throws(EntryError) -> Double {
        let text = parts[0].text
        if let (whole, rest) = parts[0].split, rest > 0, Double(rest) < UnitService.poundsOfStone {
            throw .doubtful("\(whole)st \(rest)", "\(text)st")
        }
        let kilograms = unitService.kilograms(parts[0].number, .stones)
        let pounds = unitService.kilograms(parts[0].number, .pounds)
        if kilograms > EntryService.weights.upperBound, EntryService.weights.contains(pounds) {
            throw .perhaps("\(text)lb")
        }
        return kilograms
    }

    private func joinedStones(_ unitService: UnitService) throws(EntryError) -> Double {
        let (stones, pounds) = (parts[0], parts[1].number)
        guard stones.isWhole else { throw .notAWeight }
        guard pounds < UnitService.poundsOfStone else { throw .tooManyPounds }
        return unitService.kilograms(stones.number * UnitService.poundsOfStone + pounds, .pounds)
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
