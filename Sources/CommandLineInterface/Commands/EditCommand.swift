import CursesCore
import DataSource
import Model
import SharedInterface

struct EditCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.person()
        let weighIns = try context.loadWeighIns(of: summary.person)
        let old = try context.weighIn(context.words, among: weighIns)
        let editor = WeighInEditor(
            context.appDependencies,
            person: summary.person,
            settings: context.settings,
            weighIns: weighIns.values,
            weighIn: old
        )
        if let weight = context.invocation[.weight] { editor.draft.weight = weight }
        try WeighInOptions(context: context).fill(editor)
        guard editor.isEdited else { throw CommandError.refused("Nothing to change.") }
        let saved = try context.save(editor) { $0.label(context.settings) }
        return WeighInAnswer(context: context, summary: summary)
            .answer(saved, among: weighIns.values.filter { $0.id != old.id })
    }
}
