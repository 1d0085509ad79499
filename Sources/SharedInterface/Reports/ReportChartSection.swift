import CursesCore
import DataSource
import Model

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
        if let goal = report.person.goalWeight {
            legend.append((.goal, words("goal \(words.weight.text(goal))") + frame.arrow(to: goal)))
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
