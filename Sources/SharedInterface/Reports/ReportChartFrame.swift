import CursesCore
import DataSource
import Model

// Maps days and weights to x and y in a chart.
struct ReportChartFrame {
    let width: Double
    let height: Double
    let left: Double
    let right: Double
    // Labels beside the plot and their weights.
    let labels: [(String, Double)]
    let ticks: RoundTicks
    let calendar: CalendarTicks
    private let words: ReportWords
    private let days: ClosedRange<Day>

    private static let shortest = 7

    init(report: Report, chart: TrendChart, words: ReportWords, width: Double, height: Double) {
        self.width = width
        self.height = height
        self.words = words
        let extent = report.extent.weights
        let style = words.weight
        ticks = RoundTicks(
            around: style.plotted(extent.lowerBound)...style.plotted(extent.upperBound),
            upTo: Int(height / 40),
            steps: words.unit.axisSteps
        )
        let decimals = ticks.decimals
        let values = ticks.values.map { words.axisLabel($0, decimals, isUppermost: true) }
        left = (values.map(Self.width).max() ?? 0) + 12
        let first = min(
            report.days.lowerBound,
            report.days.upperBound.advanced(by: -Self.shortest)
        )
        days = first...report.days.upperBound
        let range = ticks.range
        labels = Self.labels(of: chart, words).filter { range.contains(style.plotted($0.1)) }
        right = max(Self.leastRight, (labels.map { Self.width(of: $0.0) }.max() ?? 0) + 10)
        let room = width - left - right
        calendar = CalendarTicks(in: days) { unit in
            let widest = words.axisLabels(of: unit).map(Self.width).max() ?? 0
            return Int(room / (widest + 12))
        }
    }

    private static let leastRight = 26.0
    let top = 8.0
    var bottom: Double { height - 26 }
    var plotWidth: Double { width - left - right }

    private static func labels(
        of chart: TrendChart,
        _ words: ReportWords
    ) -> [(String, Double)] {
        let goals = chart.goalEnds(in: nil).map { (words("goal \(words.weight.number($0))"), $0) }
        let ends = HealthyEnd.all(of: chart.healthyWeights).map { end in
            (words(end.label(words.weight)), end.weight)
        }
        // If two labels overlap, the goal's is kept.
        return goals + ends.filter { end in goals.allSatisfy { abs(end.1 - $0.1) > 1 } }
    }

    // The drawn range in kilograms.
    var weights: ClosedRange<Double> {
        let (low, high) = (ticks.range.lowerBound, ticks.range.upperBound)
        return words.weight.kilograms(low)...words.weight.kilograms(high)
    }

    func contains(_ weight: Double) -> Bool {
        ticks.range.contains(words.weight.plotted(weight))
    }

    // Direction of a weight outside the plot; empty if it is inside.
    func arrow(to weight: Double) -> String {
        contains(weight) ? "" : weight < weights.lowerBound ? " ↓" : " ↑"
    }

    func column(of day: Day) -> Double {
        let length = Double(days.lowerBound.distance(to: days.upperBound))
        return left + plotWidth * Double(days.lowerBound.distance(to: day)) / length
    }

    func row(of weight: Double) -> Double {
        row(ofPlotted: words.weight.plotted(weight))
    }

    func row(ofPlotted value: Double) -> Double {
        let range = ticks.range
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return bottom - (bottom - top) * share
    }

    func rows(of weights: ClosedRange<Double>) -> ClosedRange<Double>? {
        let (low, high) = (row(of: weights.lowerBound), row(of: weights.upperBound))
        guard low > top, high < bottom else { return nil }
        return max(high, top)...min(low, bottom)
    }

    func place(of day: Day, _ weight: Double) -> String {
        "\(text(column(of: day))) \(text(row(of: weight)))"
    }

    func label(_ value: Double, isUppermost: Bool) -> String {
        words.axisLabel(value, ticks.decimals, isUppermost: isUppermost)
    }

    func label(_ day: Day) -> String {
        words.axisLabel(day, calendar.unit)
    }

    func text(_ number: Double) -> String {
        number.shortened
    }

    // Upper bound of the text width in any font of the page.
    static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 7 : 12.5) }
    }
}

// The chart for wide and for narrow pages, with its legend.
struct ReportChartSection {
    let report: Report
    let words: ReportWords

    func write(on page: inout MarkupWriter) {
        page.element("figure") { page in
            for form in ReportChart.Form.allCases {
                page.newLine()
                ReportChart(report: report, words: words, form: form).write(on: &page)
            }
            page.newLine()
            page.element("figcaption") { page in
                page.element("ul", ["class": "legend"]) { page in
                    for (kind, text) in legend {
                        page.element("li") { page in
                            swatch(kind, on: &page)
                            page.text(text)
                        }
                    }
                }
            }
            page.newLine()
        }
        page.newLine()
    }

    private enum Kind {
        case dots
        case trend
        case band
        case goal
    }

    private var legend: [(Kind, String)] {
        var legend = [(Kind.dots, words("weighed")), (.trend, words("trend"))]
        if let weights = report.overview.healthyWeights {
            let scheme = words(report.overview.scheme.label)
            let range = words.weight.range(weights) { words($0) }
            let arrow = frame.rows(of: weights) == nil ? frame.arrow(to: weights.lowerBound) : ""
            legend.append((.band, words("normal \(range) · \(scheme)") + arrow))
        }
        if let goal = report.person.goal {
            let text = GoalStyle(words.weight, words.days, today: .first).text(goal)
            legend.append((.goal, words("goal \(text)") + frame.arrow(to: goal.weight)))
        }
        return legend
    }

    private var frame: ReportChartFrame {
        ReportChart(report: report, words: words, form: .wide).frame
    }

    private func swatch(_ kind: Kind, on page: inout MarkupWriter) {
        page.element(
            "svg",
            ["width": "22", "height": "10", "viewBox": "0 0 22 10", "aria-hidden": "true"]
        ) { page in
            switch kind {
            case .dots: page.empty("path", ["class": "dots few", "d": "M11 5h0"])
            case .trend:
                page.empty("path", ["class": "trend", "d": "M1 5h20", "stroke": "#7a5cd0"])
            case .band:
                page.empty("rect", ["class": "band", "width": "22", "height": "10"])
            case .goal: page.empty("path", ["class": "goal", "d": "M1 5h20"])
            }
        }
    }
}
