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

    // A number alone has more room where a chart is small.
    func label(_ style: WeightStyle, namesUnit: Bool) -> LocalizedStringKey {
        let text = namesUnit ? style.text(weight) : style.number(weight)
        return isUpper ? "healthy to \(text)" : "healthy from \(text)"
    }
}
