import CursesCore
import DataSource
import SharedInterface

struct BMIGaugeView: View {
    private static let bounds = 15.0...40.0

    let bmi: Double
    let classBounds: [Double]
    // Colours the mark.
    var category: BMICategory?

    var body: some View {
        Gauge(value: bmi, in: Self.bounds) {
        } currentValueLabel: {
        } minimumValueLabel: {
            Text(verbatim: "15")
        } maximumValueLabel: {
            Text(verbatim: "40")
        } markedValueLabels: {
            ForEach(classBounds, id: \.self) { bound in
                Text(verbatim: NumberStyle<Double>.number.format(bound))
                    .tag(bound)
            }
        }
        .tint(category.map { AnyShapeStyle($0.style) } ?? AnyShapeStyle(.tint))
    }
}
