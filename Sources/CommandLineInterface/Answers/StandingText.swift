import CursesCore
import DataSource
import Model
import SharedInterface

// The facts of the dashboard, one a line.
struct StandingText {
    let context: CommandContext
    let person: Person
    let overview: Overview

    var lines: [String] {
        var facts = Columns([false, false])
        if let entry = overview.entries.first {
            let weight = context.units.weight
            let change =
                entry.change.map { "  \(weight.aligned(with: entry).changeBesideWeight($0))" } ?? ""
            let day = entry.weighIn.day
            let notes = [
                day == context.today ? nil : context.days.short(day, today: context.today),
                context.days.slip(entry),
            ].compactMap(\.self).map { "  \($0)" }.joined()
            facts.append([
                string("weight"), "\(weight.text(entry.weighIn.weight))\(change)\(notes)",
            ])
            facts.append([string("BMI"), bmi(entry)])
            let end = context.days.end(day, today: context.today).map { "  \($0)" } ?? ""
            facts.append([string("trend"), weight.level(entry.trend, overview.margin) + end])
        }
        if let week = overview.week {
            let change =
                week.change.map {
                    "  \(string("\(context.units.weight.changeBesideWeight($0)) in 7 days"))"
                } ?? ""
            facts.append([
                string("7 days"), "\(context.units.weight.meanText(week.mean))\(change)",
            ])
        }
        for fact in course.facts(of: overview, goal: person.goal) {
            facts.append([fact.label, fact.text])
        }
        let newest = overview.entries.first?.weighIn.day
        for reading in overview.measures { facts.append(fact(reading, on: newest)) }
        return facts.lines
    }

    // Facts of the saved weigh-in, which need not be the newest. With the day of a child's height,
    // the child can be measured again.
    func lines(
        of entry: HistoryEntry,
        _ assessment: Assessment,
        heightSince day: Day?
    ) -> [String] {
        var facts = Columns([false, false])
        let weight = context.units.weight
        if let change = entry.change {
            facts.append([string("change"), weight.aligned(with: entry).changeText(change)])
        }
        facts.append([string("BMI"), bmi(entry, assessment)])
        let slip = context.days.slip(entry).map { "  \($0)" } ?? ""
        facts.append([string("trend"), weight.meanText(entry.trend) + slip])
        if let day, day < entry.weighIn.day {
            let since = context.days.short(day, today: context.today)
            let height = context.units.height.text(entry.weighIn.height)
            facts.append([string("height"), string("\(height) since \(since)")])
        }
        let service = WaistService(context.appDependencies)
        for reading in service.readings(in: [entry.weighIn], of: person) {
            facts.append(fact(reading, on: entry.weighIn.day))
        }
        return facts.lines
    }

    // Names the day of an earlier measure.
    private func fact(_ reading: MeasureReading, on newest: Day?) -> [String] {
        let texts = [
            context.units.measure.text(reading.value, of: reading.measure),
            reading.waist?.texts(context.string).first,
            reading.day == newest ? nil : context.days.short(reading.day, today: context.today),
        ]
        return [string(reading.measure.label), texts.compactMap(\.self).joined(separator: "  ")]
    }

    var course: CourseText {
        CourseText(weight: context.units.weight, days: context.days, today: context.today)
    }

    var assessmentLabel: String? {
        overview.assessment.map { assessment in
            guard case .growth(let growth) = assessment else { return label(assessment).0 }
            return "\(label(assessment).0) · \(growth.texts(context.string)[1])"
        }
    }

    var accent: (word: String, style: Answer.Accent)? {
        overview.assessment.flatMap { assessment in
            assessment.accent.map { (string(assessment.label), $0) }
        }
    }

    private func bmi(_ entry: HistoryEntry) -> String {
        bmi(entry, overview.assessment)
    }

    private func bmi(_ entry: HistoryEntry, _ assessment: Assessment?) -> String {
        let number = entry.bmi.formatted(fractionDigits: 2)
        guard let assessment else { return number }
        let (label, scheme) = label(assessment)
        return "\(number)  \(label)\(scheme.map { " · \($0)" } ?? "")"
    }

    func label(_ assessment: Assessment) -> (String, scheme: String?) {
        switch assessment {
        case .category(let category):
            (string(category.fullLabel), string(overview.scheme.label))
        case .growth(let growth):
            (string(growth.category.label), growth.texts(context.string)[0])
        case .underTwenty: (string(Assessment.missingLabel), nil)
        case .sexMissing:
            (string("no percentile: sex missing (people change --sex)"), nil)
        case .beforeBirth: (string("no class before the birth date"), nil)
        case .birthDateMissing:
            (string("no class: birth date missing (people change --birth-date)"), nil)
        }
    }

    private func string(_ key: LocalizedStringKey) -> String {
        context.string(key)
    }
}
