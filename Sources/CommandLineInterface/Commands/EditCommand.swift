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
        let weight = context.invocation[.weight]
        let saved = try WeighInOptions(context: context)
            .save(of: summary.person, among: weighIns.values, replacing: old, weight: weight)
        return WeighInAnswer(context: context, summary: summary)
            .answer(saved, among: weighIns.values.filter { $0.id != old.id })
    }
}
