import CursesCore
import DataSource
import Model
import SharedInterface

// Takes in arrivals, which count for every command.
struct CommandIntake {
    let context: CommandContext

    func takeBeforeCommand() {
        do throws(StorageError) {
            let outcome = try take()
            guard !context.isJSON else { return }
            context.remarks += news(outcome)
        } catch {
            // The answer is complete without the arrivals.
            context.appDependencies.appStateClient.send(\.notice, error)
        }
    }

    func take(isAgain: Bool = false) throws(StorageError) -> IntakeOutcome {
        let service = IntakeService(context.appDependencies)
        let outcome = try service.take(isAgain: isAgain)
        for rest in outcome.rests {
            let texts = rest.faults.mapValues { context.string($0.label(context.units)) }
            if let notice = try service.leave(rest, texts) {
                context.appDependencies.appStateClient.send(\.notice, notice)
            }
        }
        return outcome
    }

    // One line for many notices, of which `watch` has all.
    func news(_ outcome: IntakeOutcome) -> [String] {
        let isWhole = context.invocation.command == .watch
        let notices = isWhole ? outcome.notices : [outcome.notice].compactMap(\.self)
        return (outcome.count > 0 ? [cameIn(outcome.count)] : []) + outcome.arrivals.map(waits)
            + notices.map { context.string($0.label) }
            + (outcome.isBeingWritten ? [context.string(Self.isBeingWritten)] : [])
    }

    private static let isBeingWritten: LocalizedStringKey =
        "A file is still being written; a later command takes it in."

    private func waits(_ arrival: Arrival) -> String {
        let folder = arrival.folder.shellQuoted
        return context.string("\(arrival.file.path) waits for a yes: bmi-tui watch \(folder)")
    }

    func cameIn(_ count: Int) -> String {
        context.string("\(count) weigh-ins came in by themselves")
    }
}
