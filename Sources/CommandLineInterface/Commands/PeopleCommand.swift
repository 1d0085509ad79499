import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

struct PeopleCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let words = context.invocation.words
        try checkOptions(of: words.first)
        switch words.first {
        case nil: return try list()
        case "add" where words.count == 2: return try NewPerson(context: context).answer(words[1])
        case "change" where words.count == 2: return try change(words[1], to: nil)
        case "rename" where words.count == 3: return try change(words[1], to: words[2])
        case "remove" where words.count == 2: return try remove(words[1])
        case "add", "change", "remove", "rename":
            guard words.count > 2, words[0] != "rename" else {
                throw CommandError.usage(.missingWord(command: "people \(words[0])"))
            }
            throw CommandError.usage(.tooManyWords(words[2], command: "people"))
        default:
            throw CommandError.usage(
                .notAmong(
                    words[0],
                    option: "people",
                    choices: ["add", "change", "rename", "remove"]
                )
            )
        }
    }

    // Refuses options that belong to another subcommand.
    private func checkOptions(of word: String?) throws {
        let misplaced: [CommandOption] =
            switch word {
            case "add": [.from]
            case "change", "rename": [.weight]
            default: [.weight, .height, .from, .birthDate, .sex, .goal, .ownMeasure]
            }
        guard let option = misplaced.first(where: context.invocation.has) else { return }
        let command = "people\(word.map { " \($0)" } ?? "")"
        throw CommandError.usage(.notHere(option: "--\(option.name)", command: command))
    }

    private func list() throws -> Answer {
        let loaded = try PersonService(context.appDependencies)
            .loadBoard(settings: context.settings, today: context.today)
        context.report(loaded.problems)
        context.report(PersonService(context.appDependencies).unlistedHistories())
        if context.isJSON {
            return JSONWriter.answer { json in
                json.array("people", loaded.values) { $0.person(nil, $1.person) }
            }
        }
        guard !loaded.values.isEmpty else {
            throw loaded.problems.first.map(CommandError.storage) ?? .noPeople
        }
        var columns = Columns([false, true, true, false])
        for summary in loaded.values {
            columns.append(
                [
                    context.names.title(summary),
                    summary.weighIn.map { context.units.weight.text($0.weight) } ?? "",
                    summary.bmi.map { context.string("BMI \($0.formatted(fractionDigits: 2))") }
                        ?? context.string(
                            summary.isUnreadable ? "cannot be read" : "no weigh-in yet"
                        ),
                    notes(of: summary),
                ]
            )
        }
        return Answer(lines: columns.lines)
    }

    // Age and percentile of a person under 20, a weight that is left out, and the day of an old one.
    private func notes(of summary: PersonSummary) -> String {
        let age = AgeService(context.appDependencies)
            .ageUnderTwenty(of: summary.person, on: context.today)
            .map { context.string("\($0) y") }
        let percentile = summary.assessment?.growth.map { $0.texts(context.string)[1] }
        let slip = context.days.slip(summary.standing?.isSlip ?? false)
        let day = summary.weighIn.flatMap { weighIn in
            context.days.end(weighIn.day, today: context.today)
        }
        return [age, percentile, slip, day].compactMap(\.self).joined(separator: " · ")
    }

    private func change(_ name: String, to newName: String?) throws -> Answer {
        let summary = try context.people.person(named: name)
        return try PersonChange(context: context).answer(summary, newName: newName)
    }

    private func remove(_ name: String) throws -> Answer {
        let summary = try context.people.person(named: name)
        let title = context.names.title(summary)
        let sentence = context.string("The weigh-ins stay in the data folder.")
        try context.questions.confirm(
            "\(sentence) \(context.string("Delete \(title)?"))",
            orElse: .refused("Not done: add --yes where no question can be asked.")
        )
        let deletion = PersonDeletion(context.appDependencies, person: summary.person)
        try context.forms.checkFolder()
        context.forms.send([.confirmButtonTapped], to: deletion)
        try context.forms.settle(deletion, \.attempt, PersonDeletion.Action.attempt)
        context.hasSaved = true
        let line = context.notice(.made(.deletedPerson(summary.person)))
        return context.answer("removed", summary.id.text, line)
    }
}
