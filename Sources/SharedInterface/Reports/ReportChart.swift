import CursesCore
import DataSource
import Model

// Weights and trend as SVG, drawn near its displayed size.
struct ReportChart {
    enum Form: String, CaseIterable {
        case wide
        case narrow
    }

    let report: Report
    let words: ReportWords
    let frame: ReportChartFrame
    let chart: TrendChart
    private let form: Form

    init(report: Report, words: ReportWords, form: Form) {
        self.report = report
        self.words = words
        self.form = form
        chart = TrendChart(report)
        frame = ReportChartFrame(
            report: report,
            chart: chart,
            words: words,
            width: form == .wide ? 720 : 360,
            height: form == .wide ? 300 : 260
        )
    }

    func write(on page: inout MarkupWriter) {
        let (title, text) = ("title-\(form.rawValue)", "text-\(form.rawValue)")
        page.element(
            "svg",
            [
                "class": "chart \(form.rawValue)", "role": "img",
                "viewBox": "0 0 \(Int(frame.width)) \(Int(frame.height))",
                "aria-labelledby": "\(title) \(text)",
            ]
        ) { page in
            page.element("title", ["id": title], text: words("Weight and trend"))
            page.element("desc", ["id": text], text: description)
            parts(on: &page)
        }
    }

    // The chart alone, as an SVG document.
    var bytes: [UInt8] {
        var page = MarkupWriter()
        let (width, height) = ("\(Int(frame.width))", "\(Int(frame.height))")
        page.element(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "chart",
                "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
            ]
        ) { page in
            page.element("title", text: words("Weight and trend"))
            page.element("desc", text: description)
            page.element("style") { page in
                page.raw(ReportLook.chart)
            }
            page.newLine()
            page.empty("rect", ["class": "paper", "width": width, "height": height])
            parts(on: &page)
        }
        page.newLine()
        return page.bytes
    }

    private func parts(on page: inout MarkupWriter) {
        band(on: &page)
        axes(on: &page)
        page.newLine()
        // Clips lines that leave the plot.
        page.element(
            "svg",
            [
                "x": frame.text(frame.left - Self.edge), "y": frame.text(frame.top - Self.edge),
                "width": frame.text(frame.plotWidth + 2 * Self.edge),
                "height": frame.text(frame.bottom - frame.top + 2 * Self.edge),
                "viewBox": viewBox,
            ]
        ) { page in
            gradient("area-\(form.rawValue)", opacities: [0.4, 0.05], on: &page)
            gradient("halo-\(form.rawValue)", opacities: [0.25, 0.25], on: &page)
            gradient("line-\(form.rawValue)", opacities: [1, 1], on: &page)
            page.empty("path", ["d": area, "fill": "url(#area-\(form.rawValue))"])
            page.newLine()
            if !halo.isEmpty {
                page.empty("path", ["d": halo, "fill": "url(#halo-\(form.rawValue))"])
                page.newLine()
            }
            page.empty("path", ["class": size, "d": dots])
            page.newLine()
            page.empty(
                "path",
                ["class": "trend", "d": line, "stroke": "url(#line-\(form.rawValue))"]
            )
        }
        goal(on: &page)
        outliers(on: &page)
        page.newLine()
    }

    var points: [TrendPoint] { report.points }
    private static let edge = 3.0

    private var viewBox: String {
        [
            frame.left - Self.edge, frame.top - Self.edge, frame.plotWidth + 2 * Self.edge,
            frame.bottom - frame.top + 2 * Self.edge,
        ].map(frame.text).joined(separator: " ")
    }

    // Dots are larger the fewer days there are.
    private var size: String {
        switch points.count {
        case ...60: "dots few"
        case ...200: "dots some"
        case ...1000: "dots"
        default: "dots many"
        }
    }

    private var description: String {
        let count = words.count(report.entries.count)
        let range = words.weight.range(report.total.minimum...report.total.maximum) { words($0) }
        let change = words.weight.changeText(report.total.change)
        return words("\(count), \(range); the trend has changed by \(change).")
    }

    private var dots: String {
        points.filter { frame.contains($0.weight) }
            .map { "M\(frame.place(of: $0.day, $0.weight))h0" }.joined()
    }

    private func band(on page: inout MarkupWriter) {
        guard let weights = report.overview.healthyWeights,
            let rows = frame.rows(of: weights)
        else { return }
        page.newLine()
        page.empty(
            "rect",
            [
                "class": "band", "x": frame.text(frame.left), "y": frame.text(rows.lowerBound),
                "width": frame.text(frame.plotWidth),
                "height": frame.text(rows.upperBound - rows.lowerBound),
            ]
        )
    }

    private func goal(on page: inout MarkupWriter) {
        for goal in chart.goalEnds(in: frame.weights) where frame.contains(goal) {
            let start = "M\(frame.text(frame.left)) \(frame.text(frame.row(of: goal)))"
            page.newLine()
            page.empty("path", ["class": "goal", "d": "\(start)h\(frame.text(frame.plotWidth))"])
        }
        for (label, weight) in frame.labels {
            page.newLine()
            page.element(
                "text",
                [
                    "x": frame.text(frame.left + frame.plotWidth + 6),
                    "y": frame.text(frame.row(of: weight) + 4),
                ],
                text: label
            )
        }
    }

    // Weights outside the plot are numbers at its edge; overlapping ones are omitted.
    private func outliers(on page: inout MarkupWriter) {
        var end = -Double.infinity
        for point in report.extent.outliers {
            let column = frame.column(of: point.day)
            let isHigh = point.weight > frame.weights.upperBound
            let label = (isHigh ? "↑ " : "↓ ") + words.weight.number(point.weight)
            let width = ReportChartFrame.width(of: label)
            guard column - width / 2 > end else { continue }
            end = column + width / 2 + 4
            page.newLine()
            page.element(
                "text",
                [
                    "class": "outlier",
                    "x": frame.text(
                        min(
                            max(column, frame.left + width / 2),
                            frame.left + frame.plotWidth - width / 2
                        )
                    ),
                    "y": frame.text(isHigh ? frame.top + 10 : frame.bottom - 4),
                ],
                text: label
            )
        }
    }
}
