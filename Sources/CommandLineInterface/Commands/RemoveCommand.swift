import DataSource
import Essentials
import Model
import SharedInterface

struct RemoveCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.person()
        let weighIns = try context.loadWeighIns(of: summary.person)
        let weighIn = try context.weighIn(context.words, among: weighIns)
        let deletion = WeighInDeletion(
            context.appDependencies,
            person: summary.person
        )
        try context.checkFolder()
        context.send([.deleteButtonTapped(weighIn)], to: deletion)
        try context.settle(deletion, \.attempt, .irreversibleConfirmButtonTapped)
        context.hasSaved = true
        if context.isJSON {
            return JSONWriter.answer { $0.text("removed", weighIn.id.text) }
        }
        let change = DataChange.deletedWeighIn(weighIn, of: summary.id)
        return Answer(lines: [context.notice(.made(change))])
    }
}
