import DataSource
import Model
import SharedInterface

struct AddCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.person()
        let weighIns = try context.recentWeighIns(
            of: summary.person,
            since: try? context.day(.date)
        )
        let editor = WeighInEditor(
            context.appDependencies,
            person: summary.person,
            settings: context.settings,
            weighIns: weighIns
        )
        editor.draft.weight = context.invocation.words.joined(separator: " ")
        try WeighInOptions(context: context).fill(editor)
        let saved = try context.save(editor) { $0.label(context.settings) }
        return WeighInAnswer(context: context, summary: summary)
            .answer(saved, among: weighIns.filter { $0.id != saved.id })
    }
}
