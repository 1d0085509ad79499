import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonChange {
    let context: CommandContext

    func answer(_ summary: PersonSummary, newName: String?) throws -> Answer {
        let invocation = context.invocation
        if invocation.has(.from), !invocation.has(.height) {
            throw CommandError.usage(.missingOption("--height", command: "people"))
        }
        let person = summary.person
        let newest = try PersonService(context.appDependencies).loadNewestWeighIn(of: person)
        var saved: Person?
        let editor = PersonEditor(
            context.appDependencies,
            person: person,
            newestWeighIn: newest,
            settings: context.settings,
            today: context.today,
            action: { if case .saveResponse(.success(let person)) = $0 { saved = person } }
        )
        if let newName {
            context.forms.send([.form(.onType(newName, into: .name))], to: editor)
            try context.people.confirmNamesake(newName, besides: person)
        }
        if let height = invocation[.height] {
            context.forms.send([.form(.onType(height, into: .height))], to: editor)
        }
        try PersonOptions(context: context).fill(editor)
        let (followers, warnings) = try settleHeights(in: editor)
        let isSince = (try? editor.makePerson())?.heightSince != person.heightSince
        guard editor.isEdited || !followers.isEmpty || isSince else {
            throw CommandError.refused("Nothing to change.")
        }
        let changed = try PersonOptions(context: context)
            .save(editor, besides: warnings) { saved }
        return answer(changed, replacing: person, followers.count)
    }

    private func answer(_ saved: Person, replacing old: Person, _ followers: Int) -> Answer {
        let isHeightSaid =
            (saved.height, saved.heightSince) != (old.height, old.heightSince) || followers > 0
        if context.isJSON {
            return JSONWriter.answer { json in
                json.person("person", saved)
                if isHeightSaid { json.number("weighIns", followers) }
            }
        }
        let change: DataChange =
            isHeightSaid ? .changedHeight(saved, weighIns: followers) : .savedPerson(saved)
        return Answer(lines: [context.notice(.made(change))])
    }

    // From the given day on, the height applies to every weigh-in, replacing recorded heights.
    private func settleHeights(
        in editor: PersonEditor
    ) throws -> (followers: [WeighIn], warnings: [EntryWarning]) {
        // Errors in other fields are reported by the form.
        guard context.invocation.has(.height), let entered = try? editor.makePerson() else {
            return ([], [])
        }
        let correction = try correction
        let followers = try HeightService(context.appDependencies)
            .weighIns(of: editor.person, following: correction, to: entered.height)
        guard
            entered.height != editor.person.height || !followers.isEmpty
                || context.invocation.has(.from)
        else { return ([], []) }
        context.forms.send([.correctionChosen(correction)], to: editor)
        do {
            return (followers, try editor.warnings(about: entered, correction, among: followers))
        } catch {
            let label = context.string(context.settings.heightUnit.fieldLabel)
            throw CommandError.entry(label, error)
        }
    }

    private var correction: HeightCorrection {
        get throws {
            if context.invocation[.from] == "always" { return .holds(from: nil) }
            return .holds(from: try context.day(.from) ?? context.today)
        }
    }
}
