import Essentials

enum MeasurementUnit: CaseIterable {
    case kilograms
    case pounds
    case stones
    case centimetres
    case metres
    case feet
    case inches
    case percent

    init?(_ word: some StringProtocol) {
        guard let unit = Self.allCases.first(where: { $0.words.contains(String(word)) }) else {
            return nil
        }
        self = unit
    }

    var words: [String] {
        switch self {
        case .kilograms:
            ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "キロ", "キログラム"]
        case .pounds: ["lb", "lbs", "pound", "pounds", "ポンド"]
        case .stones: ["st", "stone", "stones", "ストーン"]
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
