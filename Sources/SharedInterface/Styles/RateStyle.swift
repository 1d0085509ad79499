import CursesCore
import DataSource
package import Model

// A rate and its margin, with as many decimals as the margin justifies.
nonisolated package struct RateStyle {
    // Below this margin, two decimals are shown.
    private static let smallMargin = 0.355

    private let weight: WeightStyle

    package init(weight: WeightStyle) {
        self.weight = weight
    }

    package func text(_ rate: Rate) -> String {
        let (slope, margin, digits) = numbers(rate)
        let numbers = [
            slope.signed(fractionDigits: digits), margin.formatted(fractionDigits: digits),
        ]
        return "\(numbers.joined(separator: " ± ")) \(unit)"
    }

    // Without its margin; a clear rate is never 0.
    package func pace(_ rate: Rate) -> String {
        let slope = weight.plotted(rate.weeklySlope)
        let digits = rate.isClear && slope.magnitude < 0.05 ? 2 : 1
        return "\(slope.signed(fractionDigits: digits)) \(unit)"
    }

    // With its unit.
    package func margin(_ rate: Rate) -> String {
        let margin = plottedMargin(rate)
        return "\(margin.formatted(fractionDigits: margin < 0.095 ? 2 : 1)) \(unit)"
    }

    // Without a sign, each with its unit.
    package func amounts(_ rate: Rate) -> (slope: String, margin: String) {
        let (slope, margin, digits) = numbers(rate)
        return (
            "\(slope.magnitude.formatted(fractionDigits: digits)) \(unit)",
            "\(margin.formatted(fractionDigits: digits)) \(unit)"
        )
    }

    // The smallest shown margin is 0.01.
    private func plottedMargin(_ rate: Rate) -> Double {
        max(0.01, weight.plotted(rate.weeklyMargin))
    }

    private var unit: String { weight.unit.single.symbol }

    private func numbers(_ rate: Rate) -> (slope: Double, margin: Double, digits: Int) {
        let slope = weight.plotted(rate.weeklySlope)
        let margin = plottedMargin(rate)
        return (
            slope, margin, fractionDigits(slope: slope, margin: margin, isClear: rate.isClear)
        )
    }

    private func fractionDigits(slope: Double, margin: Double, isClear: Bool) -> Int {
        if margin >= 9.95 { return 0 }
        if margin < Self.smallMargin { return 2 }
        // A significant rate must not look as if its margin included zero.
        let isHidden = (slope.magnitude * 10).rounded() <= (margin * 10).rounded()
        return isClear && isHidden ? 2 : 1
    }
}
