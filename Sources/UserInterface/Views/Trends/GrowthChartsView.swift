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
            GrowthChartView(chart: chart, heightUnit: store.settings.heightUnit)
                .chartXSelection(value: selection, reading: readings)
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
        let words = GrowthWords(dayStyle, birthDate: chart.birthDate)
        let (full, short) = (dayStyle.full(day), dayStyle.date(day, near: store.today))
        guard let weighIn = store.course.weighIn(on: day) else {
            return ["\(full)   \(words.age(on: day))", short]
        }
        if chart.measure == .height {
            let height = GrowthChartView.text(of: weighIn.height, store.settings.heightUnit)
            return ["\(full)   \(words.age(on: day))   \(height)", "\(short)  \(height)"]
        }
        let value = chart.points.last { $0.day == day }?.value ?? 0
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

    private var selection: Binding<Day?> {
        Binding(
            get: { store.selection },
            asyncSet: { await store.send(.onChangeSelection($0)) }
        )
    }
}

// A growth chart: weigh-ins as dots and named lines of the reference.
struct GrowthChartView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.theme) private var theme
    let chart: GrowthChart
    var heightUnit = HeightUnit.centimetres

    var body: some View {
        let words = GrowthWords(dayStyle, birthDate: chart.birthDate)
        let ticks = words.ticks(in: chart.days)
        let measure: LocalizedStringKey = chart.measure == .height ? "height" : "BMI"
        Chart {
            if theme.fadesAreas {
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
            ForEach(chart.lines, id: \.name) { line in
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
            ForEach(chart.lines, id: \.name) { line in
                let end = line.points[line.points.count - 1]
                // Beside the last column, which shows the newest weigh-in.
                LineMark(
                    x: .value("day", end.day),
                    y: .value(measure, plotted(end.value)),
                    series: .value(measure, words.name(of: line))
                )
                .annotation(position: .leading) {
                    Text(verbatim: words.name(of: line)).foregroundStyle(.secondary)
                }
                .foregroundStyle(line.name == .percentile(50) ? .secondary : .tertiary)
            }
            .accessibilityHidden(true)
            ForEach(chart.points, id: \.day) { point in
                LineMark(x: .value("day", point.day), y: .value(measure, plotted(point.value)))
            }
            .foregroundStyle(.tint)
            .lineStyle(StrokeStyle(lineWidth: 2))
            ForEach(chart.points, id: \.day) { point in
                PointMark(x: .value("day", point.day), y: .value(measure, plotted(point.value)))
            }
            // A single dot would be lost in the lines.
            .symbolSize(chart.points.count == 1 ? 16 : 4)
        }
        .chartYScale(
            domain: .automatic(dataType: Double.self) { domain in
                if let values { domain = [values.lowerBound, values.upperBound] }
            }
        )
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
                AxisMarks(values: ticks) { value in
                    AxisValueLabel(value.as(Day.self).map(words.age) ?? "")
                }
            }
        }
    }

    // Between the 15th and the 85th percentile.
    private var usual: [(day: Day, values: ClosedRange<Double>)] {
        let ends = [15, 85].map { percentile in
            chart.lines.first { $0.name == .percentile(percentile) }?.points ?? []
        }
        return zip(ends[0], ends[1]).map { ($0.day, $0.value...max($0.value, $1.value)) }
    }

    // Starts near the lowest value, as weight axes do.
    private var values: ClosedRange<Double>? {
        let all = (chart.lines.flatMap(\.points) + chart.points).map { plotted($0.value) }
        guard let low = all.min(), let high = all.max() else { return nil }
        let margin = max(0.2, (high - low) / 20)
        return low - margin...high + margin
    }

    // Feet and inches are plotted in inches.
    private func plotted(_ value: Double) -> Double {
        chart.measure == .height && heightUnit == .feetAndInches ? value / 2.54 : value
    }

    private var unit: String {
        guard chart.measure == .height else { return "" }
        return heightUnit == .centimetres ? " cm" : " in"
    }

    static func text(of height: Double, _ unit: HeightUnit) -> String {
        unit == .centimetres
            ? "\(height.shortened) cm" : "\((height / 2.54).shortened) in"
    }
}
