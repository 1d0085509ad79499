package import CursesCore
import DataSource
package import Model

// A self-contained HTML page for printing: loads nothing and runs no scripts.
package struct ReportPage {
    let report: Report
    // The page of one year: without the list, so that it is one sheet of paper.
    let year: Int?
    let words: ReportWords

    package init(_ report: Report, year: Int? = nil, locale: Locale) {
        self.report = report
        self.year = year
        words = ReportWords(
            catalog: .module,
            locale: locale,
            units: UnitStyle(report.settings),
            unit: report.settings.weightUnit
        )
    }

    package var bytes: [UInt8] {
        var page = MarkupWriter()
        page.raw("<!DOCTYPE html>\n")
        page.element("html", ["lang": words.locale.languageID]) { page in
            page.newLine()
            page.element("head") { head(&$0) }
            page.newLine()
            page.element("body") { page in
                page.element("main", ["class": year == nil ? "all" : "one-year"]) { body(&$0) }
                page.newLine()
            }
            page.newLine()
        }
        page.newLine()
        return page.bytes
    }

    // The chart alone, as an SVG document.
    package var chart: [UInt8] { ReportChart(report: report, words: words, form: .wide).bytes }

    var name: String { words.names.name(report.person.name) }

    private func head(_ page: inout MarkupWriter) {
        page.newLine()
        page.empty("meta", ["charset": "utf-8"])
        page.newLine()
        page.empty(
            "meta",
            ["name": "viewport", "content": "width=device-width, initial-scale=1"]
        )
        page.newLine()
        page.empty("meta", ["name": "color-scheme", "content": "light dark"])
        page.newLine()
        page.empty(
            "meta",
            [
                "http-equiv": "Content-Security-Policy",
                "content": "default-src 'none'; style-src 'unsafe-inline'",
            ]
        )
        page.newLine()
        let subject = year.map { "\(name) · \($0)" } ?? name
        page.element("title", text: words("Weight report · \(subject)"))
        page.newLine()
        page.element("style") { page in
            page.raw(ReportLook.sheet)
            // Prints the name on each sheet, to identify loose ones.
            page.raw("@page { @bottom-left { content: ")
            page.quotedForStyle(name)
            page.raw("; } }\n")
        }
        page.newLine()
    }

    private func body(_ page: inout MarkupWriter) {
        page.newLine()
        page.element("header") { header(&$0) }
        page.newLine()
        ReportFigures(report: report, isOfYear: year != nil, words: words).write(on: &page)
        ReportChartSection(report: report, words: words).write(on: &page)
        ReportMonths(report: report, words: words).write(on: &page)
        if year == nil {
            ReportList(report: report, words: words).write(on: &page)
            ReportSources(report: report, words: words).write(on: &page)
        }
        page.element("footer", text: words("Made by bmi-tui on \(words.days.full(report.today))"))
        page.newLine()
    }

    private func header(_ page: inout MarkupWriter) {
        page.element("p", ["class": "kind"], text: words("Weight report"))
        page.element("h1") { page in
            page.element("bdi", text: name)
            if let year { page.text(" · \(year)") }
        }
        let (first, last) = (report.days.lowerBound, report.days.upperBound)
        let span = first == last ? date(first) : words("\(date(first)) – \(date(last))")
        page.element("p", ["class": "period"]) { page in
            page.element("strong", text: span)
            page.text(" · \(words.count(report.entries.count))")
        }
        if !report.incompleteYears.isEmpty {
            let years = report.incompleteYears.map(String.init).listed { words($0) }
            page.element(
                "p",
                ["class": "incomplete"],
                text: words("Without what cannot be read of \(years).")
            )
        }
        if year == nil, !about.isEmpty {
            page.element("p", ["class": "about"], text: about.joined(separator: " · "))
        }
    }

    // Always with the year, as the page may be read years later.
    private func date(_ day: Day) -> String {
        words.days.date(day, near: .first)
    }

    private var about: [String] {
        let person = report.person
        var about = [String]()
        if let birthDate = person.birthDate {
            let day = date(birthDate)
            about.append(
                report.age.map { words("born \(day), \($0) years") } ?? words("born \(day)")
            )
        }
        if let sex = person.sex { about.append(words(sex.label)) }
        if person.height > 0 {
            about.append(words("height \(words.units.height.text(person.height))"))
        }
        return about
    }
}
