import CursesCore
import DataSource

// An end of the healthy range.
struct HealthyEnd {
    let weight: Double
    let isUpper: Bool

    static func all(of weights: ClosedRange<Double>?) -> [HealthyEnd] {
        guard let weights else { return [] }
        return [
            HealthyEnd(weight: weights.lowerBound, isUpper: false),
            HealthyEnd(weight: weights.upperBound, isUpper: true),
        ]
    }

    func label(_ style: WeightStyle) -> LocalizedStringKey {
        let text = style.number(weight)
        return isUpper ? "normal to \(text)" : "normal from \(text)"
    }
}
