import CursesCore
import DataSource
import Model

// A table of months with a total per year.
struct ReportMonths {
    let report: Report
    let words: ReportWords

    func write(on page: inout MarkupWriter) {
        page.element("section") { page in
            page.newLine()
            page.element("h2", text: words("Month by month"))
            page.newLine()
            page.element("table", ["class": "months"]) { table(&$0) }
            page.newLine()
            if let leftOut = words.days.leftOut(report.total.leftOut) {
                page.element("p", text: leftOut)
                page.newLine()
            }
        }
        page.newLine()
    }

    private func table(_ page: inout MarkupWriter) {
        page.element("thead") { page in
            page.element("tr") { page in
                page.element("th", ["scope": "col"], text: words("month"))
                for title in titles { page.element("th", ["scope": "col"], text: title) }
            }
        }
        page.newLine()
        for year in report.years {
            page.element("tbody") { page in
                if report.years.count > 1 {
                    row("\(year.id)", year.total, on: &page, class: "year")
                }
                for month in year.months {
                    row(words.days.month(month.firstDay), month, on: &page, class: "month")
                }
            }
            page.newLine()
        }
        page.element("tbody") { page in
            row(words("Whole period"), report.total, on: &page, class: "total")
        }
    }

    private var titles: [String] {
        [
            "\(words("mean")) (\(words.unit.symbols))", words("low"), words("high"),
            words("trend change"),
            words("weigh-ins"),
        ]
    }

    private var style: WeightStyle {
        words.weight.aligned(
            with: report.years.flatMap(\.months).flatMap { [$0.minimum, $0.maximum] }
        )
    }

    private func row(
        _ title: String,
        _ statistics: Statistics,
        on page: inout MarkupWriter,
        class name: String
    ) {
        let cells = [
            style.mean(statistics.mean), style.number(statistics.minimum),
            style.number(statistics.maximum), style.change(of: statistics),
            "\(statistics.readings)",
        ]
        page.newLine()
        page.element("tr", ["class": name]) { page in
            page.element("th", ["scope": "row"], text: title)
            for cell in cells { page.element("td", text: cell) }
        }
    }
}
