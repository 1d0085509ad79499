import CursesUI
import DataSource

// Where a healthy weight begins or ends.
struct HealthyEnd {
    let weight: Double
    let isUpper: Bool

    // Those that are near to what is shown.
    static func all(of weights: ClosedRange<Double>?, in extent: ChartExtent?) -> [HealthyEnd] {
        guard let weights, let shown = extent?.weights else { return [] }
        return [
            HealthyEnd(weight: weights.lowerBound, isUpper: false),
            HealthyEnd(weight: weights.upperBound, isUpper: true),
        ].filter { shown.contains($0.weight) }
    }

    func label(_ style: WeightStyle) -> LocalizedStringKey {
        isUpper ? "healthy to \(style.number(weight))" : "healthy from \(style.number(weight))"
    }
}
