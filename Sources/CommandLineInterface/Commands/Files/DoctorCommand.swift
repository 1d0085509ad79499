import CursesCore
import DataSource
import Model
import SharedInterface

struct DoctorCommand {
    let context: CommandContext
    private var service: CheckupService { CheckupService(context.appDependencies) }

    func answer() throws -> Answer {
        var checks = service.checks(terminal)
        if context.invocation.has(.fix), !checks.fixable.isEmpty {
            try context.forms.checkFolder()
            if !context.invocation.has(.yes), !context.isJSON {
                _ = context.console.writeError(PlainText(lines(checks.fixable)).bytes)
            }
            try context.questions.confirm(
                context.string("Fix this? What is replaced goes to the backups."),
                orElse: .refused("Not done: add --yes where no question can be asked.")
            )
            try service.fix(checks)
            context.hasWritten = true
            checks = service.checks(terminal)
        }
        var answer = context.isJSON ? json(checks) : Answer(lines: lines(checks))
        answer.status = checks.isHealthy ? .done : .failed
        return answer
    }

    private var terminal: CheckupService.Terminal {
        guard context.console.isOutputTerminal() else { return nil }
        let (columns, rows) = (context.console.width(), context.console.height())
        return (columns, rows, colors: context.mayColor ? 16 : 0, isWide: false)
    }

    private func lines(_ checks: [Check]) -> [String] {
        var columns = Columns([false, false, false])
        for check in checks {
            let sign = context.isASCII ? context.string(check.state.label) : check.state.sign
            let topic = context.string(check.topic.label)
            columns.append([sign, topic, context.string(check.finding.label)])
            guard let remedy = check.remedy else { continue }
            columns.append(["", "", "→ \(context.string(remedy.label(inApp: false)))"])
        }
        return columns.lines
    }

    private func json(_ checks: [Check]) -> Answer {
        JSONWriter.answer { json in
            json.array("checks", checks) { json, check in
                json.object { json in
                    json.text("name", check.topic.rawValue)
                    json.text("state", check.state.rawValue)
                    json.text("text", context.string(check.finding.label))
                    json.text("fix", check.remedy.map { context.string($0.label(inApp: false)) })
                }
            }
        }
    }
}
