package import CursesUI
package import DataSource
import Model

package struct TrendChartView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.theme) private var theme
    private let points: [TrendPoint]
    private let lead: TrendPoint?
    private let trail: TrendPoint?
    private let days: ClosedRange<Day>
    private let unit: WeightUnit
    private let goalWeight: Double?
    private let healthyWeights: ClosedRange<Double>?
    private let forecast: [ForecastPoint]
    private let overlay: [TrendPoint]
    private let overlayName: String
    private let markedDay: Day?

    package init(
        points: [TrendPoint],
        lead: TrendPoint? = nil,
        trail: TrendPoint? = nil,
        days: ClosedRange<Day>,
        unit: WeightUnit,
        goalWeight: Double?,
        healthyWeights: ClosedRange<Double>? = nil,
        forecast: [ForecastPoint] = [],
        overlay: [TrendPoint] = [],
        overlayName: String = "",
        markedDay: Day? = nil
    ) {
        self.points = points
        self.lead = lead
        self.trail = trail
        self.days = days
        self.unit = unit
        self.goalWeight = goalWeight
        self.healthyWeights = healthyWeights
        self.forecast = forecast
        self.overlay = overlay
        self.overlayName = overlayName
        self.markedDay = markedDay
    }

    package var body: some View {
        // Read once for all days.
        let style = WeightStyle(unit, appDependencies)
        let extent = ChartService(appDependencies)
            .extent(
                of: points,
                goal: goalWeight,
                forecast: forecast,
                overlay: overlay,
                in: days
            )
        let shift = extent?.overlayShift ?? 0
        let note = ShiftNote(shift, style, dayStyle)
        let target = (goalWeight.map { $0...$0 } ?? healthyWeights).map {
            style.plotted($0.lowerBound)...style.plotted($0.upperBound)
        }
        Chart {
            if let goalWeight {
                RuleMark(y: .value("goal", style.plotted(goalWeight)))
                    .foregroundStyle(.success)
                    .annotation(position: .trailing, overflowResolution: pinned) {
                        let arrow = Text(verbatim: arrow(to: goalWeight, extent))
                        ViewThatFits(in: .horizontal) {
                            arrow + Text("goal \(style.text(goalWeight))")
                            arrow + Text("goal \(style.number(goalWeight))")
                            (arrow + Text("goal")).fixedSize()
                        }
                    }
            }
            ForEach(HealthyEnd.all(of: healthyWeights), id: \.weight) { end in
                RuleMark(y: .value("healthy", style.plotted(end.weight)))
                    .foregroundStyle(.secondary)
                    .annotation(position: .trailing, overflowResolution: named) {
                        ViewThatFits(in: .horizontal) {
                            Text(end.label(style))
                            Text("healthy").fixedSize()
                        }
                    }
            }
            if let markedDay {
                RuleMark(x: .value("day", markedDay)).foregroundStyle(.tertiary)
            }
            ForEach(points.filter { $0.day != markedDay }, id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value("weight", style.plotted(point.weight))
                )
                .symbolSize(4)
            }
            ForEach(course, id: \.day) { point in
                if extent?.gapEnds.contains(point.day) ?? false {
                    LineMark(x: .value("day", point.day), y: .value("trend", Double.nan))
                }
                LineMark(
                    x: .value("day", point.day),
                    y: .value("trend", style.plotted(point.trend))
                )
                .foregroundStyle(.tint)
                .lineStyle(StrokeStyle(lineWidth: 2))
                .faded(to: target, over: target.map { $0.lowerBound / 10 } ?? 0)
            }
            ForEach(overlay, id: \.day) { point in
                if extent?.overlayGapEnds.contains(point.day) ?? false {
                    LineMark(x: .value("day", point.day), y: .value(overlayName, Double.nan))
                }
                LineMark(
                    x: .value("day", point.day),
                    y: .value(overlayName, style.plotted(point.trend + shift))
                )
                .foregroundStyle(.cyan)
                .lineStyle(StrokeStyle(dash: [2, 2]))
            }
            .nameNote(note.text, short: note.shortText)
            ForEach(extent?.outliers ?? [], id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value("weight", style.plotted(point.weight))
                )
                .annotation(position: .overlay, overflowResolution: pinned) {
                    Text(verbatim: arrow(to: point.weight, extent) + style.number(point.weight))
                }
            }
            ForEach(markedPoints, id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value("weight", style.plotted(point.weight))
                )
                .annotation(position: .overlay) { Text(verbatim: "●") }
            }
            ForEach(forecast, id: \.day) { point in
                LineMark(
                    x: .value("day", point.day),
                    y: .value("forecast", style.plotted(point.weight))
                )
                .foregroundStyle(.tint)
                .lineStyle(StrokeStyle(dash: [2, 2]))
            }
            ForEach(forecast, id: \.day) { point in
                if let bounds = point.bounds {
                    AreaMark(
                        x: .value("day", point.day),
                        yStart: .value("likely range", style.plotted(bounds.lowerBound)),
                        yEnd: .value("likely range", style.plotted(bounds.upperBound))
                    )
                    .foregroundStyle(isShaded ? .tintedShade : .tertiary)
                    .lineStyle(StrokeStyle(dash: isShaded ? [] : [1, 2]))
                }
            }
        }
        .chartYScale(
            domain: .automatic(dataType: Double.self) { domain in
                guard let weights = extent?.weights else { return }
                domain = [style.plotted(weights.lowerBound), style.plotted(weights.upperBound)]
            }
        )
        .chartXScale(domain: days)
        .chartYAxis {
            AxisMarks(values: .automatic(steps: style.axisSteps)) { value in
                AxisValueLabel(style.axisLabel(value))
            }
        }
    }

    private var isShaded: Bool { theme.tintedShade != .plain }

    private var markedPoints: [TrendPoint] {
        markedDay.map { day in points.filter { $0.day == day } } ?? []
    }

    // Of one weigh-in there is no trend.
    private var course: [TrendPoint] {
        let course = [lead].compactMap(\.self) + points + [trail].compactMap(\.self)
        return course.count > 1 ? course : []
    }

    private var pinned: AnnotationOverflowResolution { AnnotationOverflowResolution(y: .fit) }

    private var named: AnnotationOverflowResolution { AnnotationOverflowResolution(y: .dropsMark) }

    // Where it is that is too far away to be shown.
    private func arrow(to weight: Double, _ extent: ChartExtent?) -> String {
        guard let weights = extent?.weights, !weights.contains(weight) else { return "" }
        return weight < weights.lowerBound ? "↓ " : "↑ "
    }
}
