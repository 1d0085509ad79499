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
