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

extension ReportChart {
    func axes(on page: inout MarkupWriter) {
        page.newLine()
        page.empty("path", ["class": "grid", "d": grid])
        for (index, value) in frame.ticks.values.enumerated() {
            let isUppermost = index == frame.ticks.values.count - 1
            page.newLine()
            page.element(
                "text",
                [
                    "class": "value", "x": frame.text(frame.left - 6),
                    "y": frame.text(frame.row(ofPlotted: value) + 4),
                ],
                text: frame.label(value, isUppermost: isUppermost)
            )
        }
        for day in frame.calendar.days {
            page.newLine()
            page.element(
                "text",
                [
                    "class": "day", "x": frame.text(frame.column(of: day)),
                    "y": frame.text(frame.bottom + 18),
                ],
                text: frame.label(day)
            )
        }
    }

    private var grid: String {
        let lines = frame.ticks.values.map { value in
            let row = frame.text(frame.row(ofPlotted: value))
            return "M\(frame.text(frame.left)) \(row)h\(frame.text(frame.plotWidth))"
        }
        let marks = frame.calendar.days.map { day in
            "M\(frame.text(frame.column(of: day))) \(frame.text(frame.bottom))v5"
        }
        return (lines + marks).joined()
    }
}

extension ReportChart {
    // Pieces of the curve between gaps.
    private var pieces: [ArraySlice<TrendPoint>] {
        let starts = points.indices.filter {
            $0 == points.startIndex || report.extent.gapEnds.contains(points[$0].day)
        }
        return zip(starts, starts.dropFirst() + [points.endIndex]).map { points[$0..<$1] }
    }

    private func path(_ piece: ArraySlice<TrendPoint>) -> String {
        "M" + piece.map { frame.place(of: $0.day, $0.trend) }.joined(separator: "L")
    }

    var line: String { pieces.map(path).joined() }

    var area: String {
        pieces.map { piece in
            let ends = [piece.last, piece.first].compactMap(\.self).map {
                "L\(frame.text(frame.column(of: $0.day))) \(frame.text(frame.bottom))"
            }
            return path(piece) + ends.joined() + "Z"
        }
        .joined()
    }

    // Confidence band of the days whose trend newer weights may still change.
    var halo: String {
        let points = chart.unsettled
        guard points.count > 1 else { return "" }
        let upper = points.map { frame.place(of: $0.day, $0.trend + ($0.margin ?? 0)) }
        let lower = points.reversed().map { frame.place(of: $0.day, $0.trend - ($0.margin ?? 0)) }
        return "M" + (upper + lower).joined(separator: "L") + "Z"
    }

    // Colours the curve by weight, as on the screen.
    func gradient(
        _ name: String,
        opacities: [Double],
        on page: inout MarkupWriter
    ) {
        page.element(
            "linearGradient",
            [
                "id": name, "gradientUnits": "userSpaceOnUse", "x1": "0", "x2": "0",
                "y1": frame.text(frame.top), "y2": frame.text(frame.bottom),
            ]
        ) { page in
            for step in 0...Self.steps {
                let share = Double(step) / Double(Self.steps)
                let (low, high) = (frame.weights.lowerBound, frame.weights.upperBound)
                let part = chart.part(at: high - (high - low) * share)
                let mixture = zip(Self.accent, Self.success).map { accent, success in
                    "\(Int((accent + (success - accent) * part).rounded()))"
                }
                let opacity = opacities[0] + (opacities[1] - opacities[0]) * share
                page.empty(
                    "stop",
                    [
                        "offset": frame.text(share),
                        "stop-color": "rgb(\(mixture.joined(separator: ",")))",
                        "stop-opacity": frame.text(opacity),
                    ]
                )
            }
        }
        page.newLine()
    }

    // Both have enough contrast on white and on black.
    private static let accent = [122.0, 92, 208]
    private static let success = [47.0, 150, 83]
    private static let steps = 8
}
