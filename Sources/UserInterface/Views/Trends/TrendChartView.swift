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
    var forecast: [ForecastPoint] = []
    var deviations: [TrendPoint] = []

    var body: some View {
        // Read once for all days.
        let style = WeightStyle(unit, appDependencies)
        Chart {
            if let healthyWeights {
                RectangleMark(
                    yStart: .value("healthy", style.plotted(healthyWeights.lowerBound)),
                    yEnd: .value("healthy", style.plotted(healthyWeights.upperBound))
                )
                .foregroundStyle(.tertiary)
            }
            ForEach(deviations, id: \.day) { point in
                RuleMark(
                    x: .value("day", point.day),
                    yStart: .value("trend", style.plotted(point.trend)),
                    yEnd: .value("weight", style.plotted(point.weight))
                )
                .foregroundStyle(.tertiary)
            }
            ForEach(points, id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value("weight", style.plotted(point.weight))
                )
                LineMark(
                    x: .value("day", point.day),
                    y: .value("trend", style.plotted(point.trend))
                )
                .foregroundStyle(.tint)
            }
            ForEach(forecast, id: \.day) { point in
                LineMark(
                    x: .value("day", point.day),
                    y: .value("forecast", style.plotted(point.weight))
                )
                .foregroundStyle(.secondary)
                .lineStyle(StrokeStyle(dash: [2, 2]))
            }
            ForEach(forecast, id: \.day) { point in
                AreaMark(
                    x: .value("day", point.day),
                    yStart: .value("forecast", style.plotted(point.bounds.lowerBound)),
                    yEnd: .value("forecast", style.plotted(point.bounds.upperBound))
                )
                .foregroundStyle(.tertiary)
            }
            if let goalWeight {
                RuleMark(y: .value("goal", style.plotted(goalWeight)))
                    .annotation(alignment: .trailing) {
                        Text("goal \(style.text(goalWeight))")
                    }
            }
        }
        .chartXScale(domain: days)
        .chartYAxis {
            AxisMarks(values: .automatic(steps: style.axisSteps)) { value in
                AxisValueLabel(style.axisLabel(value))
            }
        }
    }
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
