import CursesUI
import DataSource
import Model

struct TrendChartView: View {
    @Environment(\.appDependencies) private var appDependencies
    let points: [TrendPoint]
    let days: ClosedRange<Day>
    let unit: WeightUnit
    let goalWeight: Double?
    var healthyWeights: ClosedRange<Double>?

    var body: some View {
        Chart {
            if let healthyWeights {
                RectangleMark(
                    yStart: .value("healthy", style.plotted(healthyWeights.lowerBound)),
                    yEnd: .value("healthy", style.plotted(healthyWeights.upperBound))
                )
                .foregroundStyle(.success)
            }
            ForEach(points, id: \.day) { point in
                PointMark(x: .value("day", point.day), y: .value("weight", weight(point)))
                LineMark(
                    x: .value("day", point.day),
                    y: .value("trend", style.plotted(point.trend))
                )
                .foregroundStyle(.tint)
            }
            if let goalWeight {
                RuleMark(y: .value("goal", style.plotted(goalWeight)))
                    .annotation(alignment: .trailing) {
                        Text("goal \(style.text(goalWeight))")
                    }
            }
        }
        .chartXScale(domain: days)
    }

    private var style: WeightStyle { WeightStyle(unit, appDependencies) }

    private func weight(_ point: TrendPoint) -> Double { style.plotted(point.weight) }
}

struct TrendChartView_Previews: PreviewProvider {
    static var previews: some View {
        TrendChartView(
            points: Overview.ann(.preview).points,
            days: Day.preview.advanced(by: -91)...Day.preview,
            unit: .kilograms,
            goalWeight: 71.5,
            healthyWeights: 58.7...79.2
        )
    }
}
