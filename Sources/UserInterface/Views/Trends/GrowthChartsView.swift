import CursesCharts
import CursesCore
import DataSource
import Model
import SharedInterface

// BMI or height over age, with the reference and the days below.
struct GrowthChartsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Trends
    let chart: GrowthChart

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            GrowthChartView(chart: chart, settings: store.settings)
                .chartXSelection(
                    value: store.binding(store.selection) { .onChangeSelection($0) },
                    reading: readings
                )
                .padding(.horizontal)
            ViewThatFits(in: .horizontal) {
                note(dayStyle.string(source))
                note(chart.lines.isEmpty ? "" : dayStyle.string(chart.reference.label))
            }
            .padding(.horizontal)
        }
        .help(help)
    }

    private func note(_ source: String) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: source).foregroundStyle(.secondary).lineLimit(1)
            Spacer(minLength: 2)
            Text(verbatim: dayStyle.span(store.days)).bold().lineLimit(1)
        }
    }

    private var source: LocalizedStringKey {
        if chart.lines.isEmpty { return "no percentiles in this period" }
        return switch (chart.measure, chart.reference) {
        case (.height, _): "height-for-age percentiles of WHO"
        case (.weight, _): "weight-for-age percentiles of WHO"
        case (.measure, _): "head-for-age percentiles of WHO"
        case (_, .who): "BMI-for-age percentiles of WHO"
        case (_, .cdc): "BMI-for-age percentiles of CDC, and 120 % of the 95th"
        }
    }

    private var help: String {
        let text: LocalizedStringKey =
            "Lines: how many of 100 people of the same age and sex are below (\(dayStyle.string(chart.reference.label)))."
        return dayStyle.string(text)
    }

    private func readings(on day: Day) -> [String] {
        let words = GrowthWords(days: dayStyle, birthDate: chart.birthDate)
        let (full, short) = (dayStyle.full(day), dayStyle.date(day, near: store.today))
        guard let weighIn = store.course.weighIn(on: day),
            let value = chart.points.last(where: { $0.day == day })?.value
        else { return ["\(full)   \(words.age(on: day))", short] }
        if chart.measure != .bmi {
            let text = GrowthChartView.text(of: value, chart.measure, store.settings)
            let rank = store.growthReadings(of: weighIn)[chart.measure]?.rank ?? ""
            return ["\(full)   \(words.age(on: day))   \(text)  \(rank)", "\(short)  \(text)"]
        }
        let bmi = dayStyle.string("BMI \(value.formatted(fractionDigits: 2))")
        let growth = store.assessment(of: weighIn)
        let texts = growth?.texts(dayStyle.string) ?? ["", ""]
        // Drops the reference, which is also named below the chart.
        let percentile = growth.map { dayStyle.string($0.percentileLabel) } ?? ""
        return [
            [full, words.age(on: day), bmi, texts[0]], [full, bmi, texts[1]],
            [short, bmi, percentile],
            [short, percentile], [percentile],
        ].map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }
    }
}

extension GrowthChart {
    var title: LocalizedStringKey { measure == .bmi ? "BMI for age" : "Weight for age" }
}

// A growth chart: weigh-ins as dots and named lines of the reference.
struct GrowthChartView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.drawsBlocks) private var drawsBlocks
    @Environment(\.theme) private var theme
    let chart: GrowthChart
    var settings = Settings()

    var body: some View {
        let words = GrowthWords(days: dayStyle, birthDate: chart.birthDate)
        let ticks = words.ticks(in: chart.days)
        let measure = chart.measure.label
        Chart {
            if isTinted {
                ForEach(usual, id: \.day) { day, values in
                    AreaMark(
                        x: .value("day", day),
                        yStart: .value(measure, plotted(values.lowerBound)),
                        yEnd: .value(measure, plotted(values.upperBound))
                    )
                }
                .foregroundStyle(.tintedShade)
                .accessibilityHidden(true)
            }
            // The ends of the tint replace the lines of the 15th and 85th percentile.
            ForEach(chart.lines.filter { !isTinted || !Self.ends.contains($0.name) }, id: \.name) {
                line in
                ForEach(line.points, id: \.day) { point in
                    LineMark(
                        x: .value("day", point.day),
                        y: .value(measure, plotted(point.value)),
                        series: .value(measure, words.name(of: line))
                    )
                }
                .foregroundStyle(line.name == .percentile(50) ? .secondary : .tertiary)
            }
            .accessibilityHidden(true)
            if let adultDay = chart.adultDay {
                RuleMark(x: .value("day", adultDay))
                    .foregroundStyle(.tertiary)
                    .annotation(position: .top) {
                        Text("adult classes").foregroundStyle(.secondary)
                    }
            }
            ForEach(chart.points, id: \.day) { point in
                LineMark(x: .value("day", point.day), y: .value(measure, plotted(point.value)))
            }
            .foregroundStyle(.tint)
            .lineStyle(StrokeStyle(lineWidth: 2))
            .faded(to: nil, over: 0, isFilled: false)
            ForEach(chart.points, id: \.day) { point in
                let mark = PointMark(
                    x: .value("day", point.day),
                    y: .value(measure, plotted(point.value))
                )
                if let newest = chart.newest, point == chart.points.last {
                    mark.annotation(position: .trailing, overflowResolution: besidePlot(point.day))
                    {
                        Text(verbatim: newest.rank).bold().foregroundStyle(.tint)
                    }
                } else {
                    mark
                }
            }
            // A single dot would be lost in the lines; several are the corners of theirs.
            .symbolSize(chart.points.count == 1 || !drawsBlocks ? 16 : 0)
            ForEach(chart.lines, id: \.name) { line in
                let end = line.points[line.points.count - 1]
                PointMark(x: .value("day", end.day), y: .value(measure, plotted(end.value)))
                    .annotation(position: .trailing, overflowResolution: besidePlot(end.day)) {
                        Text(verbatim: words.name(of: line)).foregroundStyle(.secondary)
                    }
            }
            .symbolSize(0)
            .accessibilityHidden(true)
        }
        .chartYScale(domain: values)
        .chartXScale(domain: chart.days)
        .chartYAxis {
            AxisMarks { value in
                let isUppermost = value.index == value.count - 1
                let end = isUppermost ? unit : String(repeating: " ", count: unit.count)
                AxisValueLabel(value.label + end)
            }
        }
        .chartLegend(.hidden)
        .chartXAxis {
            if ticks.isEmpty {
                AxisMarks()
            } else {
                AxisMarks(values: ticks.map(\.day)) { value in
                    AxisValueLabel(ticks.first { $0.day == value.as(Day.self) }?.label ?? "")
                }
            }
        }
    }

    // Percentiles between which a measure is usual.
    private static let ends = [GrowthLine.Name.percentile(15), .percentile(85)]

    private var isTinted: Bool { theme.tintedShade != .plain && !usual.isEmpty }

    private var usual: [(day: Day, values: ClosedRange<Double>)] {
        let ends = Self.ends.map { name in chart.lines.first { $0.name == name }?.points ?? [] }
        return zip(ends[0], ends[1]).map { ($0.day, $0.value...max($0.value, $1.value)) }
    }

    // Starts near the lowest value, as weight axes do.
    private var values: ClosedRange<Double> {
        let all = (chart.lines.flatMap(\.points) + chart.points).map { plotted($0.value) }
        let (low, high) = (all.min() ?? 0, all.max() ?? 0)
        let margin = max(0.2, (high - low) / 20)
        return low - margin...high + margin
    }

    // Near the end of the plot, a label is to the right of it.
    private func besidePlot(_ day: Day) -> AnnotationOverflowResolution {
        let length = chart.days.lowerBound.distance(to: chart.days.upperBound)
        let isNear = day.distance(to: chart.days.upperBound) <= length / 20
        return AnnotationOverflowResolution(x: isNear ? .disabled : .automatic)
    }

    // Feet and inches are plotted in inches, stones in pounds.
    private func plotted(_ value: Double) -> Double {
        switch chart.measure {
        case .bmi: value
        case .weight: WeightStyle(settings.weightUnit).plotted(value)
        default: settings.heightUnit == .feetAndInches ? value / 2.54 : value
        }
    }

    private var unit: String {
        switch chart.measure {
        case .bmi: ""
        case .weight: " \(settings.weightUnit.single.symbol)"
        default: settings.heightUnit == .centimetres ? " cm" : " in"
        }
    }

    static func text(of value: Double, _ measure: TrendMeasure, _ settings: Settings) -> String {
        if measure == .weight { return WeightStyle(settings.weightUnit).text(value) }
        return settings.heightUnit == .centimetres
            ? "\(value.shortened) cm" : "\((value / 2.54).shortened) in"
    }
}
