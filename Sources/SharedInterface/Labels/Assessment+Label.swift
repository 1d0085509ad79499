package import CursesCore
package import DataSource
package import Model

extension Assessment {
    package var label: LocalizedStringKey {
        switch self {
        case .category(let category): category.fullLabel
        case .growth(let growth): growth.category.label
        case .underTwenty: Self.missingLabel
        case .sexMissing: "no percentile: sex missing"
        case .beforeBirth: "no class before the birth date"
        case .birthDateMissing: "no class: birth date missing"
        }
    }

    package var severity: Severity? {
        switch self {
        case .category(let category): category.severity
        case .growth(let growth): growth.category.severity
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing: nil
        }
    }

    // Source of the class, always shown beside it.
    package func source(_ scheme: Scheme) -> LocalizedStringKey? {
        switch self {
        case .category: scheme.label
        case .growth(let growth): growth.standard.label
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing: nil
        }
    }

    package static let missingLabel: LocalizedStringKey = "WHO has no percentiles from 19 to 20"
}

extension Assessment {
    package static var limits: LocalizedStringKey {
        """
        A BMI class is a screening value, not a diagnosis. It does not hold in pregnancy and reads high \
        for very muscular people. Adult classes begin at the age of 20.
        """
    }
}

extension BMICategory {
    package var label: LocalizedStringKey {
        switch self {
        case .severeThinness: "severe thinness"
        case .moderateThinness: "moderate thinness"
        case .mildThinness: "mild thinness"
        case .underweight: "underweight"
        case .normal: "normal"
        case .acceptable: "acceptable"
        case .increasedRisk: "increased risk"
        case .highRisk: "high risk"
        case .overweight: "overweight"
        case .preObese: "pre-obese"
        case .obeseClass1: "obese class I"
        case .obeseClass2: "obese class II"
        case .obeseClass3: "obese class III"
        case .obese1: "obese I"
        case .obese2: "obese II"
        case .obeseDegree1: "obese degree 1"
        case .obeseDegree2: "obese degree 2"
        case .obeseDegree3: "obese degree 3"
        case .obeseDegree4: "obese degree 4"
        }
    }

    // The name with its explanation.
    package var fullLabel: LocalizedStringKey {
        switch self {
        case .obeseDegree3: "obese degree 3, severe obesity"
        case .obeseDegree4: "obese degree 4, severe obesity"
        default: label
        }
    }

    // The shortest name with its explanation.
    package var briefLabel: LocalizedStringKey {
        switch self {
        case .obeseDegree3: "obese 3, severe"
        case .obeseDegree4: "obese 4, severe"
        default: label
        }
    }

    package var severity: Severity {
        switch self {
        case .normal, .acceptable: .normal
        case .severeThinness, .highRisk, .obeseClass1, .obeseClass2, .obeseClass3, .obese2,
            .obeseDegree2, .obeseDegree3, .obeseDegree4:
            .high
        default: .raised
        }
    }

    package var style: SemanticStyle { severity.style }
}

extension GrowthAssessment {
    package var percentileLabel: LocalizedStringKey {
        if self.percentile < 1 { return "below the 1st percentile" }
        if self.percentile >= 99 { return "above the 99th percentile" }
        let percentile = roundedPercentile
        switch (percentile % 10, percentile / 10) {
        case (_, 1): return "\(percentile)th percentile"
        case (1, _): return "\(percentile)st percentile"
        case (2, _): return "\(percentile)nd percentile"
        case (3, _): return "\(percentile)rd percentile"
        default: return "\(percentile)th percentile"
        }
    }

    // The number alone, for a column.
    package var percentileText: String { Self.text(percentile) }

    private var roundedPercentile: Int { Self.rounded(percentile) }

    fileprivate static func text(_ percentile: Double) -> String {
        percentile < 1 ? "<1" : percentile >= 99 ? ">99" : "\(rounded(percentile))"
    }

    // Does not round up to a bound of a class: a BMI below the 95th percentile never shows it.
    fileprivate static func rounded(_ value: Double, below bounds: [Int] = [5, 85, 95]) -> Int {
        let rounded = Int(value.rounded())
        return bounds.contains(rounded) && value < Double(rounded) ? rounded - 1 : rounded
    }

    package var shareLabel: LocalizedStringKey? {
        shareOf95th.map { "\(Self.rounded($0, below: [120, 140])) % of the 95th percentile" }
    }

    // CDC's z says little above the 95th percentile.
    package func extent(_ string: (LocalizedStringKey) -> String) -> String {
        shareLabel.map(string) ?? "z \(zText)"
    }

    // From the longest to the shortest, each with its reference.
    package func texts(_ string: (LocalizedStringKey) -> String) -> [String] {
        let (percentile, source) = (string(percentileLabel), string(standard.label))
        let parts = [
            [percentile, extent(string), source],
            [shareLabel.map(string) ?? percentile, source],
        ]
        return parts.map { $0.joined(separator: " · ") }
    }

    // Two decimals, kept on the same side of a whole number as z, where classes begin.
    package var zText: String {
        let bound = z.rounded()
        var hundredths = (z * 100).rounded()
        if bound.magnitude >= 1, hundredths == bound * 100, z != bound {
            hundredths += z > bound ? 1 : -1
        }
        return (hundredths / 100).signed(fractionDigits: 2)
    }
}

extension GrowthReading {
    // The number alone, for a column.
    package var percentileText: String { GrowthAssessment.text(percentile) }

    // P63.
    package var rank: String { "P\(percentileText)" }

    // For parents, the longest first: "taller than 50 of 100 girls of her age".
    package func sentences(_ string: (LocalizedStringKey) -> String) -> [String] {
        let groups: [LocalizedStringKey] =
            sex == .female
            ? ["girls of her age", "girls her age", "girls"]
            : ["boys of his age", "boys his age", "boys"]
        let count = percentile < 1 ? 0 : min(99, GrowthAssessment.rounded(percentile))
        let texts = groups.map { group in
            let group = string(group)
            return switch measure {
            case .height: string("taller than \(count) of 100 \(group)")
            case .weight: string("heavier than \(count) of 100 \(group)")
            case .measure: string("head above \(count) of 100 \(group)")
            case .bmi, .fatMass, .leanMass: string("BMI above \(count) of 100 \(group)")
            }
        }
        return ["\(texts[0]) · \(string(reference.label))"] + texts
    }
}

extension GrowthCategory {
    package var label: LocalizedStringKey {
        switch self {
        case .severeThinness: "severe thinness"
        case .thinness: "thinness"
        case .normal: Self.normalLabel
        case .possibleRiskOfOverweight: "possible risk of overweight"
        case .underweight: "underweight"
        case .healthyWeight: "healthy weight"
        case .overweight: "overweight"
        case .obesity: "obesity"
        case .obesityClass2: "class 2 obesity"
        case .obesityClass3: "class 3 obesity"
        }
    }

    // The argument is empty: it only tells the key from that of adults, as Japanese has another
    // word for each.
    package static let normalLabel: LocalizedStringKey = "normal\("")"

    package var severity: Severity {
        switch self {
        case .normal, .healthyWeight: .normal
        case .thinness, .possibleRiskOfOverweight, .underweight, .overweight: .raised
        case .severeThinness, .obesity, .obesityClass2, .obesityClass3: .high
        }
    }
}

extension WeighInCalendar {
    package var streakLabel: LocalizedStringKey {
        let weighed = levels.suffix(30).count { $0 != nil }
        guard weighed > 0 else { return "No weigh-in in the last 30 days" }
        guard streak > 1 else { return "Weighed in on \(weighed) of the last 30 days" }
        return isStreakLonger
            ? "Weighed in over \(streak) days in a row, \(weighed) of the last 30"
            : "Weighed in \(streak) days in a row, \(weighed) of the last 30"
    }
}

// Distance of a class from the normal one.
package enum Severity {
    case normal
    case raised
    case high
}

extension Severity {
    // Conveys the severity without colour.
    package var sign: String {
        switch self {
        case .normal: "✓"
        case .raised: "!"
        case .high: "!!"
        }
    }

    package var style: SemanticStyle {
        switch self {
        case .normal: .success
        case .raised: .warning
        case .high: .danger
        }
    }
}
