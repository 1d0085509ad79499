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
