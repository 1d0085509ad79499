import DataSource
import Model
import SharedInterface

struct UndoCommand {
    let context: CommandContext
    let direction: UndoDirection

    func answer() throws -> Answer {
        try context.checkFolder()
        let service = UndoService(context.appDependencies)
        let outcome = try service.run(direction)
        let notice = service.notice(of: outcome, direction)
        let line = context.string(context.style(of: notice).label)
        switch outcome {
        case .done, .finished: break
        case .nothing, .changedSince:
            throw CommandError.notDone(line, isNothing: outcome == .nothing)
        }
        context.hasSaved = true
        if context.isJSON { return JSONWriter.answer { $0.text("message", line) } }
        return Answer(lines: [line])
    }
}
