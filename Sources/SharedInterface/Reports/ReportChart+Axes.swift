import CursesCore
import DataSource
import Model

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
