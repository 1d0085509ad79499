package import CursesCore
package import DataSource

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
    package var percentileText: String {
        percentile < 1 ? "<1" : percentile >= 99 ? ">99" : "\(roundedPercentile)"
    }

    private var roundedPercentile: Int {
        Self.rounded(percentile, below: [5, 85, 95])
    }

    // Does not round up to a bound of a class: a BMI below the 95th percentile never shows it.
    private static func rounded(_ value: Double, below bounds: [Int]) -> Int {
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
