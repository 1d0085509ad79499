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
        try checkWords()
        let saved = try context.save(editor) { $0.label(context.settings) }
        return WeighInAnswer(context: context, summary: summary)
            .answer(saved, among: weighIns.filter { $0.id != saved.id })
    }

    // 11st 6 is one weight; after one that is whole, another is a slip.
    private func checkWords() throws {
        let entries = EntryService(context.appDependencies)
        let (words, unit) = (context.invocation.words, context.settings.weightUnit)
        guard words.count > 1,
            (try? entries.weight(words.joined(separator: " "), unit: unit)) == nil,
            (try? entries.weight(words[0], unit: unit)) != nil
        else {
            return
        }
        throw CommandError.usage(.unexpectedWord(words[1], command: "add"))
    }
}
