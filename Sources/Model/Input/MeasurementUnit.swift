import DataSource
import Essentials

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
