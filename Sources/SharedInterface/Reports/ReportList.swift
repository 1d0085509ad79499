import CursesCore
import DataSource
import Model

// Every weigh-in, the newest first.
struct ReportList {
    let report: Report
    let words: ReportWords

    func write(on page: inout MarkupWriter) {
        page.element("section") { page in
            page.newLine()
            page.element("h2", text: words("Weigh-ins"))
            page.newLine()
            page.element("table", ["class": words.unit.isCompound ? "list stones" : "list"]) {
                page in
                page.element("thead") { page in
                    page.element("tr") { page in
                        for (index, title) in titles.enumerated() {
                            let isNote = hasNotes && index == titles.count - 1
                            let name = index == Self.unitColumn ? "unit" : isNote ? "note" : ""
                            page.element("th", ["scope": "col", "class": name], text: title)
                        }
                    }
                }
                page.newLine()
                page.element("tbody") { page in
                    let style = words.weight.aligned(with: report.entries[...])
                    for entry in report.entries { row(entry, style, on: &page) }
                    page.newLine()
                }
            }
            page.newLine()
        }
        page.newLine()
    }

    private static let unitColumn = 2

    private var hasNotes: Bool {
        report.entries.contains { !$0.weighIn.note.isEmpty || $0.isSlip }
    }

    private var measures: [Measure] {
        report.entries.used(of: report.person.measures) { $0.weighIn.measures }
    }

    private func percentile(of weighIn: WeighIn) -> [String] {
        report.growth.isEmpty ? [] : [report.growth[weighIn.id]?.percentileText ?? ""]
    }

    private var titles: [String] {
        [
            words("day"), words("time"), words.unit.symbols, words("change"),
            words("trend"), words("BMI"),
        ] + (report.growth.values.first.map { [$0.standard.heading { words($0) }] } ?? [])
            + measures.map { words($0.heading(words.units.measure.unit)) }
            + (hasNotes ? [words("note")] : [])
    }

    private func row(_ entry: HistoryEntry, _ style: WeightStyle, on page: inout MarkupWriter) {
        let weighIn = entry.weighIn
        page.newLine()
        let value = { (measure: Measure) in
            weighIn.measures[measure].map { words.units.measure.number($0, of: measure) } ?? ""
        }
        page.element("tr") { page in
            page.element("th", ["scope": "row"]) { page in
                page.element(
                    "time",
                    ["datetime": weighIn.day.description],
                    text: words.days.full(weighIn.day)
                )
            }
            for cell in [
                weighIn.time.description, style.number(weighIn.weight),
                entry.change.map(style.change) ?? "", style.mean(entry.trend),
                entry.bmi.formatted(fractionDigits: 2),
            ] + percentile(of: weighIn) + measures.map(value) {
                page.element("td", text: cell)
            }
            if hasNotes {
                page.element("td", ["class": "note"]) { page in
                    let note = words.days.note(of: entry)
                    if !note.isEmpty { page.element("bdi", text: note) }
                }
            }
        }
    }
}
