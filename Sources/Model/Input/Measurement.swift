import DataSource
import Essentials

// A text such as 11st 6.5 or 5'10", as numbers with the units after them.
struct Measurement {
    struct Part {
        var text: String
        var number: Double
        var unit: MeasurementUnit?

        var isWhole: Bool { !text.contains(".") }
    }

    let parts: [Part]

    // `nil` unless the text is a sequence of numbers and units.
    init?(_ text: String) throws(EntryError) {
        let text = text.normalized.withPlainUnits
        guard !text.isEmpty else { throw .missing }
        guard !text.contains(".") || !text.contains(",") else { throw .bothDecimalMarks }
        var parts = [Part]()
        var rest = (text.contains(",") ? text.substituting(",", with: ".") : text)[...]
        while !rest.isEmpty {
            guard parts.count < 3, let part = Self.part(&rest) else { return nil }
            parts.append(part)
        }
        self.parts = parts
    }

    private static func part(_ rest: inout Substring) -> Part? {
        let digits = rest.prefix { $0.isDigit || $0 == "." }
        guard digits.first?.isDigit == true, let number = Double(digits) else { return nil }
        rest = rest.dropFirst(digits.count).drop { $0 == " " }
        let word = rest.prefix { !$0.isDigit && $0 != "." && $0 != " " }
        rest = rest.dropFirst(word.count)
        if !word.isEmpty, rest.first == "." { rest = rest.dropFirst() }
        rest = rest.drop { $0 == " " }
        if word.isEmpty { return Part(text: String(digits), number: number) }
        return MeasurementUnit(word).map {
            Part(text: String(digits), number: number, unit: $0)
        }
    }
}

extension Character {
    var isDigit: Bool { isASCII && isNumber }
}

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

enum MeasurementUnit: Equatable {
    case weight(WeightUnit)
    case centimetres
    case metres
    case feet
    case inches
    case percent

    init?(_ word: some StringProtocol) {
        let word = String(word)
        let unit =
            WeightUnit.named(word).map { .weight($0) }
            ?? Self.others.first { $0.words.contains(word) }
        guard let unit else { return nil }
        self = unit
    }

    private static let others: [MeasurementUnit] = [
        .centimetres, .metres, .feet, .inches, .percent,
    ]

    var weight: WeightUnit? {
        if case .weight(let unit) = self { unit } else { nil }
    }

    var words: [String] {
        switch self {
        case .weight(let unit): unit.names
        case .centimetres:
            ["cm", "centimetre", "centimetres", "centimeter", "centimeters", "センチ", "センチメートル"]
        case .metres: ["m", "metre", "metres", "meter", "meters", "メートル"]
        case .feet: ["'", "ft", "foot", "feet", "フィート"]
        case .inches: ["\"", "in", "inch", "inches", "インチ"]
        case .percent: ["%", "percent", "パーセント"]
        }
    }
}

extension String {
    // Replaces single-character units, and two strokes that mean inches.
    var withPlainUnits: String {
        guard unicodeScalars.contains(where: { $0 == "'" || !$0.isASCII }) else { return self }
        var text = self
        for (sign, unit) in [("㎏", "kg"), ("㎝", "cm"), ("℔", "lb"), ("''", "\"")] {
            text = text.substituting(sign, with: unit)
        }
        return text
    }
}
