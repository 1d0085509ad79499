import DataSource

extension Measurement {
    private static let metres = 0.3...2.72

    func centimetres(_ unit: HeightUnit) throws(EntryError) -> Double {
        switch parts.map(\.unit) {
        case [nil]: unit == .centimetres ? try plain() : try feetOrInches()
        case [.centimetres]: parts[0].number
        case [.metres]: Self.centimetres(ofMetres: parts[0].text)
        case [.metres, nil], [.metres, .centimetres]: try joinedMetres()
        case [.feet]: parts[0].number * UnitService.inchesOfFoot * UnitService.centimetresOfInch
        case [.inches]: parts[0].number * UnitService.centimetresOfInch
        case [.feet, nil], [.feet, .inches],
            [nil, nil] where unit == .feetAndInches, [nil, .inches] where unit == .feetAndInches:
            try joinedFeet()
        default: throw .notAHeight
        }
    }

    // A height of 1.68 cannot be centimetres.
    private func plain() throws(EntryError) -> Double {
        let (text, number) = (parts[0].text, parts[0].number)
        guard !parts[0].isWhole, Self.metres.contains(number) else { return number }
        guard text.last != "." else { throw .notAHeight }
        return Self.centimetres(ofMetres: text)
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
            return Self.centimetres(ofMetres: text)
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
            return (Double(feet) * UnitService.inchesOfFoot + Double(inches))
                * UnitService.centimetresOfInch
        }
        if number > EntryService.heights.upperBound / UnitService.centimetresOfInch,
            EntryService.heights.contains(number)
        {
            return number
        }
        let size = number < 10 ? UnitService.inchesOfFoot : 1
        return number * size * UnitService.centimetresOfInch
    }

    private func joinedFeet() throws(EntryError) -> Double {
        let (feet, inches) = (parts[0], parts[1].number)
        guard feet.isWhole else { throw .notAHeight }
        guard inches < UnitService.inchesOfFoot else { throw .tooManyInches }
        return (feet.number * UnitService.inchesOfFoot + inches) * UnitService.centimetresOfInch
    }

    // 1m78 is 178 centimetres; 1m8 may be 180 or 108.
    private func joinedMetres() throws(EntryError) -> Double {
        let (metres, rest) = (parts[0], parts[1])
        guard metres.isWhole, rest.number < 100 else { throw .notAHeight }
        if rest.unit == nil, rest.text.count == 1 {
            throw .doubtful("\(metres.text).\(rest.text)m", "\(metres.text).0\(rest.text)m")
        }
        return metres.number * 100 + rest.number
    }

    // Uses the digits, because 1.13 times 100 is not exactly 113.
    private static func centimetres(ofMetres text: String) -> Double {
        Double("\(text)e2") ?? .infinity
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
