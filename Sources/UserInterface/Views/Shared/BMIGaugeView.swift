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

struct BMIGaugeView_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            BMIGaugeView(bmi: 22.85, classBounds: [18.5, 25, 30, 35], category: .normal)
            BMIGaugeView(bmi: 17, classBounds: [])
        }
    }
}
