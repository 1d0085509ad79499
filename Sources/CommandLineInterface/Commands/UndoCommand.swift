import CursesCore
import DataSource
import Model
import SharedInterface

struct UndoCommand {
    let context: CommandContext
    let direction: UndoDirection

    func answer() throws -> Answer {
        try context.forms.checkFolder()
        let service = UndoService(context.appDependencies)
        try confirm(service)
        let outcome = try service.run(direction)
        let notice = service.notice(of: outcome, direction)
        let line = context.string(context.style(of: notice).label)
        switch outcome {
        case .done, .finished: break
        case .nothing, .changedSince:
            throw CommandError.notDone(line, isNothing: outcome == .nothing)
        }
        context.event = notice.event
        context.hasSaved = true
        return context.answer("message", line, line)
    }

    // Another process may change the data while the question is open.
    private func confirm(_ service: UndoService) throws {
        var confirmed: UndoStep.ID?
        while let step = service.next(direction), step.id != confirmed,
            service.isExtensive(step, direction)
        {
            let question = service.question(about: step, direction, .extensive)
            let title = context.string(question.title(context.names))
            try context.questions.confirm(
                title,
                orElse: .refused("\(title) Not done; --yes does it.")
            )
            confirmed = step.id
        }
    }
}
