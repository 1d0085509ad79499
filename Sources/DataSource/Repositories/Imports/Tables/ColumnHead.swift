// A column head: its name and the unit after it.
struct ColumnHead: Equatable {
    enum Unit: Equatable {
        case weight(WeightUnit)
        case grams
        case centimetres
        case metres
        case inches
        case percent
        case other

        // The unit text of a measure of the person; empty if unknown.
        var symbol: String {
            switch self {
            case .weight(let unit): unit.symbol
            case .grams: "g"
            case .centimetres: "cm"
            case .metres: "m"
            case .inches: "in"
            case .percent: "%"
            case .other: ""
            }
        }
    }

    let text: String
    let name: String
    let unit: Unit?

    init(_ text: String) {
        self.text = text
        let small = text.lowercased()
        var name = small[...]
        var unit: Unit?
        if let (before, inside) = name.bracketed {
            unit = Self.unit(inside) ?? .other
            name = before
        } else if let end = name.lastIndex(where: { " _,".contains($0) }),
            let told = Self.unit(name[name.index(after: end)...])
        {
            unit = told
            name = name[..<end]
        } else if let told = Self.unit(name) {
            // Pounds
            unit = told
        }
        self.unit = unit
        let trimmed = name.drop { " _,".contains($0) }
        let end = trimmed.lastIndex { !" _,".contains($0) }
        self.name = end.map { String(trimmed[...$0]) } ?? ""
    }

    var weightUnit: WeightUnit? {
        switch unit {
        case .weight(let unit): unit
        case .grams: .kilograms
        default: nil
        }
    }

    // Factor to centimetres.
    var centimetres: Double? {
        switch unit {
        case nil, .centimetres: 1
        case .metres: 100
        case .inches: 2.54
        default: nil
        }
    }

    private static func unit(_ word: Substring) -> Unit? {
        let word = word.filter { $0 != " " && $0 != "." }
        switch word {
        case "g", "grams": return .grams
        case "cm", "㎝", "см": return .centimetres
        case "m": return .metres
        case "in", "inch", "inches": return .inches
        case "%", "percent": return .percent
        default:
            let unit =
                WeightUnit.named(word)
                ?? WeightUnit.allCases.first { $0.columnNames.contains(word) }
            return unit.map { .weight($0) }
        }
    }
}

extension Substring {
    // The text before brackets at the end, and that in them.
    var bracketed: (before: Substring, inside: Substring)? {
        let closings: [Character: Character] = [")": "(", "]": "[", "）": "（"]
        guard let last, let opening = closings[last], let start = lastIndex(of: opening) else {
            return nil
        }
        return (self[..<start], self[index(after: start)...].dropLast())
    }
}
