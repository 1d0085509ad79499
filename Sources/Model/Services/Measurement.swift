import DataSource

// A text such as 11st 6.5 or 5'10" as numbers with the units that follow them.
struct Measurement {
    private let parts: [(number: Double, unit: String)]

    init(_ text: String) throws(EntryError) {
        let text = text.normalized
        guard !text.isEmpty else { throw .missing }
        guard !text.contains(".") || !text.contains(",") else { throw .bothDecimalMarks }
        var parts = [(number: Double, unit: String)]()
        var rest = text.filter { $0 != " " }[...]
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
            rest = rest.dropFirst(digits.count)
            let unit = rest.prefix { !($0.isASCII && $0.isNumber || $0 == "." || $0 == ",") }
            rest = rest.dropFirst(unit.count)
            guard let number = Double(digits.replacing(",", with: ".")) else { throw .notANumber }
            parts.append((number, String(unit)))
        }
        self.parts = parts
    }

    func kilograms(_ unit: WeightUnit, _ unitService: UnitService) throws(EntryError) -> Double {
        switch parts.map(\.unit) {
        case [""]: unitService.kilograms(parts[0].number, unit)
        case ["kg"]: parts[0].number
        case ["lb"], ["lbs"]: unitService.kilograms(parts[0].number, .pounds)
        case ["st"]: unitService.kilograms(parts[0].number, .stones)
        case ["st", ""], ["st", "lb"], ["st", "lbs"]:
            unitService.kilograms(try joined(UnitService.poundsOfStone), .pounds)
        default: throw .notANumber
        }
    }

    func centimetres(_ unit: HeightUnit) throws(EntryError) -> Double {
        switch parts.map(\.unit) {
        case [""] where unit == .centimetres, ["cm"]: parts[0].number
        case ["m"]: parts[0].number * 100
        // Nobody is 10 feet tall.
        case [""] where parts[0].number < 10, ["'"], ["ft"]:
            parts[0].number * UnitService.inchesOfFoot * UnitService.centimetresOfInch
        case [""], ["in"], ["\""]: parts[0].number * UnitService.centimetresOfInch
        case ["'", ""], ["'", "\""], ["'", "in"], ["ft", ""], ["ft", "in"], ["ft", "\""]:
            try joined(UnitService.inchesOfFoot) * UnitService.centimetresOfInch
        default: throw .notANumber
        }
    }

    private func joined(_ size: Double) throws(EntryError) -> Double {
        let (whole, rest) = (parts[0].number, parts[1].number)
        guard whole == whole.rounded(), rest < size else { throw .notANumber }
        return whole * size + rest
    }
}
