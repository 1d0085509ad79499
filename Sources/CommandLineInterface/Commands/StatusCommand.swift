import CursesUI
import DataSource
import Model
import SharedInterface

struct StatusCommand {
    let context: CommandContext

    private static let standardFormat = "{weight} {bmi} {class} {rate}"
    private static let words = ["weight", "bmi", "class", "trend", "rate", "goal", "days"]

    func answer() throws -> Answer {
        if context.invocation.has(.due) { return try due() }
        let person = try context.person()
        let weighIns = try context.recentWeighIns(of: person.person)
        guard let newest = weighIns.last else {
            throw CommandError.noWeighIns(name: context.names.title(person))
        }
        let overview = context.overview(of: weighIns, person.person)
        if context.isJSON { return JSONWriter.answer { $0.standing(overview, person.person) } }
        let text = StandingText(context: context, person: person.person, overview: overview)
        let weight = context.units.weight
        let facts = [
            "weight": weight.text(newest.weight),
            "bmi": overview.entries.first?.bmi.formatted(fractionDigits: 2),
            "class": text.assessmentLabel,
            "trend": overview.entries.first.map { weight.meanText($0.trend) },
            "rate": overview.rate.map { _ in text.course.rate(of: overview) },
            "goal": overview.goal.map { weight.distance($0.distance) },
            "days": "\(newest.day.distance(to: context.today))",
        ]
        let format = context.invocation[.format]
        let line = try filled(format ?? Self.standardFormat) { (facts[$0] ?? nil) ?? "" }
        // What is not known leaves no gap where nobody has laid it out.
        return Answer(lines: [format == nil ? squeezed(line) : line], accent: text.accent)
    }

    // Says nothing: a shell asks. Better a reminder too many than none where something cannot be read.
    private func due() throws -> Answer {
        do {
            let newest = try PersonService(context.appDependencies)
                .loadNewestWeighIn(of: context.person().person)
            let isDue = newest.map { $0.day < context.today } ?? true
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
            guard let closing = rest.firstIndex(of: "}") else {
                line += "{"
                continue
            }
            let word = String(rest[..<closing])
            guard Self.words.contains(word) else {
                let choices = Self.words.map { "{\($0)}" }
                throw CommandError.usage(
                    .notAmong("{\(word)}", option: "--format", choices: choices)
                )
            }
            line += fact(word)
            rest = rest[closing...].dropFirst()
        }
        return line + rest
    }

    private func squeezed(_ line: String) -> String {
        line.split(separator: " ").joined(separator: " ")
    }
}
