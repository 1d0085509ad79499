import CursesUI
import DataSource
import Model
import SharedInterface

struct PersonChange {
    let context: CommandContext

    func answer(_ summary: PersonSummary, newName: String?) throws -> Answer {
        let person = summary.person
        let newest = try PersonService(context.appDependencies).loadNewestWeighIn(of: person)
        let editor = PersonEditor(
            context.appDependencies,
            person: person,
            newestWeighIn: newest,
            settings: context.settings,
            today: context.today
        )
        if let newName { editor.draft.name = newName }
        if let height = context.invocation[.height] { editor.draft.height = height }
        PersonOptions(context: context).fill(editor)
        guard editor.isEdited else { throw CommandError.refused("Nothing to change.") }
        try context.review(editor) { $0.label(context.settings) }
        try settleHeights(in: editor)
        let saved = try context.attempt(editor)
        if context.isJSON { return JSONWriter.answer { $0.person("person", saved) } }
        return Answer(lines: [context.notice(.made(.savedPerson(saved)))])
    }

    // Old weigh-ins keep the height of their day unless it is said that it was wrong.
    private func settleHeights(in editor: PersonEditor) throws {
        let entered = try editor.makePerson()
        guard entered.height != editor.person.height else { return }
        let correction = try correction
        let weighIns = try HeightService(context.appDependencies)
            .weighIns(withHeightOf: editor.person)
        guard !weighIns.isEmpty else { return }
        let warnings: [EntryWarning]
        do {
            warnings = try editor.warnings(about: entered, correction, among: weighIns)
        } catch {
            let label = context.string(context.settings.heightUnit.fieldLabel)
            throw CommandError.entry(label, error)
        }
        try context.askAbout(warnings)
        editor.heightRevision.correction = correction
    }

    private var correction: HeightCorrection {
        get throws {
            if context.invocation[.from] == "always" { return .wasWrong }
            return .changed(from: try context.day(.from) ?? context.today)
        }
    }
}
