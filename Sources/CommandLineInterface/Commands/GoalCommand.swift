import CursesCore
import DataSource
import Model
import SharedInterface

struct GoalCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.people.chosen()
        let (words, day) = (context.words, context.invocation[.goalDay])
        guard !words.isEmpty || day != nil else { return try answer(summary.person) }
        try context.forms.checkUnit(of: words)
        var saved: Person?
        let editor = PersonEditor(
            context.appDependencies,
            person: summary.person,
            settings: context.settings,
            today: context.today,
            action: { if case .saveResponse(.success(let person)) = $0 { saved = person } }
        )
        let isCleared = words == "clear"
        guard !words.isEmpty || summary.person.goal != nil else {
            throw CommandError.needs("A day needs a goal: bmi-tui goal WEIGHT --by DAY")
        }
        if !words.isEmpty {
            let goal = isCleared ? "" : words
            context.forms.send([.form(.onType(goal, into: .goalWeight))], to: editor)
        }
        context.forms.send([.form(.onType(isCleared ? "" : day ?? "", into: .goalBy))], to: editor)
        guard editor.isEdited else { throw CommandError.refused("Nothing to change.") }
        let person = try PersonOptions(context: context).save(editor) { saved }
        if isCleared, !context.isJSON {
            return Answer(lines: [context.string("Goal cleared; bmi-tui undo brings it back.")])
        }
        return try answer(person)
    }

    private func answer(_ person: Person) throws -> Answer {
        let overview = context.history.overview(
            of: try context.history.recentWeighIns(of: person),
            person
        )
        if context.isJSON { return JSONWriter.answer { $0.goal(overview, person) } }
        guard let goal = person.goal else {
            let example = context.units.weight.unit.example
            return Answer(lines: [context.string("No goal. For example: bmi-tui goal \(example)")])
        }
        let text = StandingText(context: context, person: person, overview: overview)
        return Answer(lines: [text.course.text(goal, overview.goal)])
    }
}
