import CursesCharts
package import CursesCore
package import DataSource
import Model

package struct TrendChartView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.theme) private var theme
    private let chart: TrendChart
    private let style: WeightStyle

    package init(_ chart: TrendChart, unit: WeightUnit) {
        self.init(chart, style: WeightStyle(unit))
    }

    package init(_ chart: TrendChart, style: WeightStyle) {
        self.chart = chart
        self.style = style
    }

    package var body: some View {
        let (service, name) = (ChartService(), chart.measure.label)
        let extent = chart.extent(service)
        let shift = extent?.overlayShift ?? 0
        let note = ShiftNote(shift, style, dayStyle)
        let healthy = service.band(chart.healthyWeights, around: chart.points)
        let target = chart.target.map {
            style.plotted($0.lowerBound)...style.plotted($0.upperBound)
        }
        Chart {
            if let goal = chart.goal, isShaded, chart.isKeeping {
                RectangleMark(
                    yStart: .value("goal", style.plotted(goal.lowerBound)),
                    yEnd: .value("goal", style.plotted(goal.upperBound))
                )
                .foregroundStyle(.tintedShade)
            }
            ForEach(chart.goalEnds(in: extent?.weights), id: \.self) { goalWeight in
                RuleMark(y: .value("goal", style.plotted(goalWeight)))
                    .foregroundStyle(.success)
                    .annotation(position: .trailing, overflowResolution: pinned) {
                        let arrow = Text(verbatim: arrow(to: goalWeight, extent))
                        ViewThatFits(in: .horizontal) {
                            arrow + Text("goal \(style.text(goalWeight))")
                            arrow + Text("goal \(style.number(goalWeight))")
                            (arrow + Text("goal")).fixedSize()
                        }
                        .foregroundStyle(.success)
                    }
            }
            ForEach(HealthyEnd.all(of: healthy), id: \.weight) { end in
                RuleMark(y: .value("normal", style.plotted(end.weight)))
                    .foregroundStyle(.secondary)
                    .annotation(position: .trailing, overflowResolution: named) {
                        ViewThatFits(in: .horizontal) {
                            Text(end.label(style))
                            Text("normal").fixedSize()
                        }
                        .foregroundStyle(.secondary)
                    }
            }
            if let bend = chart.bendRule(in: extent?.weights) {
                RuleMark(
                    x: .value("changed", bend.day),
                    yStart: .value("changed", style.plotted(bend.from)),
                    yEnd: .value("changed", style.plotted(bend.to))
                )
                .foregroundStyle(.tertiary)
                .annotation(position: .top, overflowResolution: named) {
                    Text("pace changed \(dayStyle.date(bend.day, near: bend.day))")
                        .foregroundStyle(.secondary)
                }
            }
            if let adultDay = chart.adultDay {
                RuleMark(x: .value("day", adultDay))
                    .foregroundStyle(.tertiary)
                    .annotation(position: .top, overflowResolution: named) {
                        Text("adult classes").foregroundStyle(.secondary)
                    }
            }
            if let markedDay = chart.markedDay {
                RuleMark(x: .value("day", markedDay)).foregroundStyle(.tertiary)
            }
            ForEach(chart.points.filter { $0.day != chart.markedDay }, id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value(name, style.plotted(point.weight))
                )
            }
            .symbolSize(4)
            ForEach(chart.course, id: \.day) { point in
                if extent?.gapEnds.contains(point.day) ?? false {
                    LineMark(x: .value("day", point.day), y: .value("trend", Double.nan))
                }
                LineMark(
                    x: .value("day", point.day),
                    y: .value("trend", style.plotted(point.trend))
                )
            }
            .foregroundStyle(.tint)
            .lineStyle(StrokeStyle(lineWidth: 2))
            .faded(to: target, over: style.plotted(chart.distance), isFilled: !chart.isKeeping)
            if theme.fadesAreas {
                ForEach(chart.unsettled, id: \.day) { point in
                    let margin = point.margin ?? 0
                    AreaMark(
                        x: .value("day", point.day),
                        yStart: .value("trend", style.plotted(point.trend - margin)),
                        yEnd: .value("trend", style.plotted(point.trend + margin))
                    )
                }
                .faded(to: target, over: style.plotted(chart.distance))
            }
            ForEach(chart.overlay, id: \.day) { point in
                if extent?.overlayGapEnds.contains(point.day) ?? false {
                    LineMark(x: .value("day", point.day), y: .value(chart.overlayName, Double.nan))
                }
                LineMark(
                    x: .value("day", point.day),
                    y: .value(chart.overlayName, style.plotted(point.trend + shift))
                )
            }
            .foregroundStyle(.cyan)
            .lineStyle(StrokeStyle(dash: [2, 2]))
            .nameNote(note.text, short: note.shortText)
            ForEach(extent?.outliers ?? [], id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value(name, style.plotted(point.weight))
                )
                .annotation(position: .overlay, overflowResolution: pinned) {
                    Text(verbatim: arrow(to: point.weight, extent) + style.number(point.weight))
                }
            }
            ForEach(chart.noted, id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value("note", style.plotted(point.trend))
                )
            }
            .symbol(.diamond)
            ForEach(markedPoints, id: \.day) { point in
                PointMark(
                    x: .value("day", point.day),
                    y: .value(name, style.plotted(point.weight))
                )
                .annotation(position: .overlay) { Text(verbatim: "●") }
            }
            ForEach(chart.forecast, id: \.day) { point in
                LineMark(
                    x: .value("day", point.day),
                    y: .value("forecast", style.plotted(point.weight))
                )
            }
            .foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(dash: [2, 2]))
            ForEach(chart.forecast, id: \.day) { point in
                AreaMark(
                    x: .value("day", point.day),
                    yStart: .value("likely range", style.plotted(point.bounds.lowerBound)),
                    yEnd: .value("likely range", style.plotted(point.bounds.upperBound))
                )
            }
            .foregroundStyle(isShaded ? .tintedShade : .tertiary)
            .lineStyle(StrokeStyle(dash: isShaded ? [] : [1, 2]))
            .faded(to: target, over: style.plotted(chart.distance), isFilled: !chart.isKeeping)
        }
        .chartYScale(
            domain: .automatic(dataType: Double.self) { domain in
                guard let weights = extent?.weights else { return }
                domain = [style.plotted(weights.lowerBound), style.plotted(weights.upperBound)]
            }
        )
        .chartXScale(domain: chart.days)
        .chartYAxis {
            AxisMarks(values: .automatic(steps: style.unit.axisSteps)) { value in
                AxisValueLabel(style.axisLabel(value))
            }
        }
    }

    private var isShaded: Bool { theme.tintedShade != .plain }

    private var markedPoints: [TrendPoint] {
        chart.markedDay.map { day in chart.points.filter { $0.day == day } } ?? []
    }

    private var pinned: AnnotationOverflowResolution { AnnotationOverflowResolution(y: .fit) }

    private var named: AnnotationOverflowResolution { AnnotationOverflowResolution(y: .dropsMark) }

    // Direction of a weight outside the plot; empty if it is inside.
    private func arrow(to weight: Double, _ extent: ChartExtent?) -> String {
        guard let weights = extent?.weights, !weights.contains(weight) else { return "" }
        return weight < weights.lowerBound ? "↓ " : "↑ "
    }
}
