import CursesCore
import DataSource
import Model

// The key figures, each with its notes.
struct ReportFigures {
    let report: Report
    var isOfYear = false
    let words: ReportWords

    func write(on page: inout MarkupWriter) {
        page.element("dl", ["class": "figures"]) { page in
            for figure in figures {
                page.newLine()
                page.element("div") { page in
                    page.element("dt", text: figure.label)
                    page.element("dd", ["class": "figure"], text: figure.value)
                    for note in figure.notes where !note.isEmpty {
                        page.element("dd", text: note)
                    }
                }
            }
            page.newLine()
        }
        page.newLine()
    }

    private typealias Figure = (label: String, value: String, notes: [String])

    private var overview: Overview { report.overview }

    private var figures: [Figure] {
        isOfYear
            ? [change, mean, lowest, highest, weighedDays, longestRow].compactMap(\.self)
            : [weight, trend, bmi, rate, goal, healthy].compactMap(\.self)
                + overview.measures.filter { report.days.contains($0.day) }.map(newest)
    }

    private var weight: Figure? {
        report.entries.first.map { entry in
            let weighIn = entry.weighIn
            let day = words.days.full(weighIn.day)
            return (
                words("weight"), words.weight.text(weighIn.weight),
                ["\(day), \(weighIn.time)", words.days.slip(entry) ?? ""]
            )
        }
    }

    private var trend: Figure? {
        report.entries.first.map { entry in
            let change = words.weight.changeText(report.total.change)
            return (
                words("trend"), words.weight.meanText(entry.trend),
                [words("\(change) in this period")]
            )
        }
    }

    private var bmi: Figure? {
        guard let entry = report.entries.first, let assessment = overview.assessment else {
            return nil
        }
        var notes = [words(assessment.label)]
        if case .growth(let growth) = assessment {
            notes += growth.texts { words($0) }.prefix(1)
        } else if let source = assessment.source(overview.scheme) {
            notes = ["\(notes[0]) · \(words(source))"]
        }
        return (words("BMI"), entry.bmi.formatted(fractionDigits: 2), notes)
    }

    private func newest(_ reading: MeasureReading) -> Figure {
        let share = reading.waist?.texts { words($0) }.first
        return (
            words(reading.measure.label),
            words.units.measure.text(reading.value, of: reading.measure),
            [words.days.full(reading.day)] + [share].compactMap(\.self)
        )
    }

    private var rate: Figure? {
        if overview.growth != nil { return nil }
        guard let rate = overview.rate else {
            return (words("rate"), "–", [words("not enough data yet")])
        }
        return (
            words("rate"), words.days.text(of: rate, words.weight),
            Array(words.days.details(of: rate, words.weight, today: report.today).prefix(1))
        )
    }

    private var goal: Figure? {
        guard let goal = report.person.goal else { return nil }
        let style = GoalStyle(words.weight, words.days, today: .first)
        var notes = [String]()
        if let outlook = overview.goal {
            notes += [style.standing(outlook)] + style.notes(outlook)
            notes += style.courseTexts(outlook).prefix(1)
        }
        return (words("goal"), style.text(goal), notes)
    }

    private var healthy: Figure? {
        if let growth = overview.growth { return healthy(growth) }
        guard let weights = overview.healthyWeights else { return nil }
        let bounds = report.classBounds
        let (low, high) = (bounds.lowerBound.shortened, bounds.upperBound.shortened)
        let height = words.units.height.text(report.person.height)
        let scheme = words(overview.scheme.label)
        return (
            words("normal"), words.weight.range(weights) { words($0) },
            [words("BMI \(low) to below \(high) · \(scheme)"), words("at a height of \(height)")]
        )
    }

    private func healthy(_ growth: GrowthStanding) -> Figure? {
        let style = GrowthStyle(growth, words.weight, words.days, today: report.today)
        let height = words.units.height.text(report.person.height)
        return style.range.map {
            (
                words(style.rangeLabel), $0.weights,
                [$0.source, words("at a height of \(height)"), style.adultFrom]
            )
        }
    }
}

// The figures of a year.
extension ReportFigures {
    private var change: Figure? {
        guard let newest = report.entries.first else { return nil }
        let (start, end) = (newest.trend - report.total.change, newest.trend)
        return (
            words("change of the trend"), words.weight.changeText(report.total.change),
            [words("\(words.weight.meanText(start)) – \(words.weight.meanText(end))"), reached]
        )
    }

    private var reached: String {
        guard let goal = report.person.goal, let day = goal.reachedOn, report.days.contains(day)
        else { return "" }
        let text = GoalStyle(words.weight, words.days, today: .first).text(goal)
        return words("goal \(text) reached on \(words.days.full(day))")
    }

    private var mean: Figure? {
        let normal = healthy.map { "\($0.label) \($0.value)" } ?? ""
        return (words("mean"), words.weight.meanText(report.total.mean), [normal])
    }

    private var lowest: Figure? { extreme("lowest", report.settledEntries.min { isLess($0, $1) }) }
    private var highest: Figure? {
        extreme("highest", report.settledEntries.max { isLess($0, $1) })
    }

    private func isLess(_ first: HistoryEntry, _ second: HistoryEntry) -> Bool {
        first.weighIn.weight < second.weighIn.weight
    }

    private func extreme(_ label: LocalizedStringKey, _ entry: HistoryEntry?) -> Figure? {
        entry.map { entry in
            let bmi = entry.bmi.formatted(fractionDigits: 1)
            return (
                words(label), words.weight.text(entry.weighIn.weight),
                [words.days.full(entry.weighIn.day), words("BMI \(bmi)")]
            )
        }
    }

    private var weighedDays: Figure? {
        let days = report.days.count
        let count = report.weighedDays.count
        return (
            words("weighed days"), words("\(count) of \(days) days"),
            [words.count(report.entries.count)]
        )
    }

    private var longestRow: Figure? {
        report.longestRow.map { days in
            let count = days.count
            return (words("most days in a row"), "\(count)", [words.days.span(days)])
        }
    }
}
