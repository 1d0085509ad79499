import CursesCore
import DataSource
import Model
import SharedInterface

struct StatusCommand {
    let context: CommandContext

    nonisolated static let terms = [
        Term("{weight}", "the newest weight, such as 72.6 kg"),
        Term("{change}", "its change from the weigh-in before"),
        Term("{bmi}", "its BMI"),
        Term("{class}", "the class of the BMI"),
        Term("{trend}", "the trend on that day"),
        Term("{rate}", "the rate with its margin and weeks"),
        Term("{pace}", "the rate in short, such as −0.3 kg/week"),
        Term("{arrow}", "an arrow up or down, or level if neither is clear"),
        Term("{goal}", "how far the goal is"),
        Term("{date}", "the day of the newest weight"),
        Term("{days}", "how many days ago that was"),
    ]

    func answer() throws -> Answer {
        if context.invocation.has(.due) { return try due() }
        let person = try context.people.chosen()
        let weighIns = try context.history.recentWeighIns(of: person.person)
        guard let newest = weighIns.last else {
            throw CommandError.noWeighIns(name: context.names.title(person))
        }
        let overview = context.history.overview(of: weighIns, person.person)
        if context.isJSON {
            return JSONWriter.answer {
                $0.standing(overview, person.person, context.settings.trend)
            }
        }
        let text = StandingText(context: context, person: person.person, overview: overview)
        let weight = context.units.weight
        guard let format = context.invocation[.format] else {
            return Answer(lines: [brief(newest, overview)])
        }
        let entry = overview.entries.first
        let facts = [
            "weight": weight.text(newest.weight),
            "change": entry.flatMap { entry in
                entry.change.map { weight.aligned(with: entry).changeText($0) }
            },
            "bmi": entry?.bmi.formatted(fractionDigits: 2),
            "class": text.assessmentLabel,
            "trend": entry.map { weight.meanText($0.trend) },
            "rate": overview.rate.map { _ in text.course.rate(of: overview) },
            "pace": overview.rate.map(pace),
            "arrow": overview.rate.map(arrow),
            "goal": overview.goal.map { goal in
                let style = GoalStyle(weight, context.days, today: context.today)
                let isUntested = goal.course == .untested
                return isUntested ? style.standing(goal) : weight.distance(goal.distance)
            },
            "date": newest.day.description,
            "days": "\(max(0, newest.day.distance(to: context.today)))",
        ]
        let line = try filled(format) { (facts[$0] ?? nil) ?? "" }
        return Answer(lines: [line], accent: text.accent)
    }

    // Short line for a shell prompt; omits unknown figures.
    private func brief(_ newest: WeighIn, _ overview: Overview) -> String {
        let figure = BMIService(context.appDependencies).calculateBMI(
            weight: newest.weight,
            height: newest.height,
            scheme: overview.growth == nil ? overview.scheme : nil,
            decimals: 1
        )
        let bmi = context.string("BMI \(figure.formatted(fractionDigits: 1))")
        let rate = overview.rate.map(pace)
        let remark = overview.rate.flatMap {
            context.days.remark(of: $0, context.units.weight, today: context.today)
        }
        let end = context.days.end(newest.day, today: context.today)
        let slip = overview.entries.first.flatMap(context.days.slip)
        // For children the percentile replaces the pace.
        let percentile = overview.assessment?.growth.map { $0.texts(context.string)[1] }
        let parts = [
            context.units.weight.text(newest.weight), slip, bmi, percentile, rate, remark, end,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    private func pace(_ rate: Rate) -> String {
        let weight = context.units.weight
        if rate.isSteady { return context.string("steady") }
        if rate.isWithoutDirection { return context.days.text(of: rate, weight) }
        let style = RateStyle(weight: weight)
        return context.string("\(rate.isClear ? style.pace(rate) : style.text(rate))/week")
    }

    // Level unless the direction is clear.
    private func arrow(_ rate: Rate) -> String {
        guard rate.isClear else { return "→" }
        let tenths = (rate.weeklySlope * 10).rounded()
        return tenths == 0 ? "→" : tenths < 0 ? "↓" : "↑"
    }

    // Prints nothing. Unreadable data counts as due: better a needless reminder than none.
    private func due() throws -> Answer {
        do {
            let person = try context.people.chosen().person
            let newest = try PersonService(context.appDependencies).loadNewestWeighIn(of: person)
            var isDue = newest.map { $0.day < context.today } ?? true
            // After a flight west the newest may be dated tomorrow; look for one of today.
            if let newest, newest.day > context.today {
                isDue = try !context.history.recentWeighIns(of: person).contains {
                    $0.day == context.today
                }
            }
            return Answer(status: isDue ? .done : .failed, isStatusSettled: true)
        } catch let error as StorageError {
            context.report(error)
        } catch CommandError.storage(let error) {
            context.report(error)
        }
        return Answer(isStatusSettled: true)
    }

    private func filled(_ format: String, _ fact: (String) -> String) throws -> String {
        var line = ""
        var rest = format[...]
        while let opening = rest.firstIndex(of: "{") {
            line += rest[..<opening]
            rest = rest[opening...].dropFirst()
            // Braces of no placeholder, such as those of JSON, are kept.
            guard let first = rest.first, ("a"..."z").contains(first),
                let closing = rest.firstIndex(of: "}")
            else {
                line += "{"
                continue
            }
            let word = String(rest[..<closing])
            let choices = Self.terms.map(\.word)
            guard choices.contains("{\(word)}") else {
                throw CommandError.usage(
                    .notAmong("{\(word)}", option: "--format", choices: choices)
                )
            }
            let text = fact(word)
            line += text
            rest = rest[closing...].dropFirst()
            // An empty value must not leave two spaces.
            if text.isEmpty, rest.first ?? " " == " ", line.last ?? " " == " " {
                if rest.isEmpty { line = String(line.dropLast()) } else { rest = rest.dropFirst() }
            }
        }
        return line + rest
    }
}
