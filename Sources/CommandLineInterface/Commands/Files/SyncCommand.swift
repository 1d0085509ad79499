import CursesCore
import DataSource
import Model
import SharedInterface

struct SyncCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let words = context.invocation.words
        if let word = words.first, word != "init" || context.invocation.has(.syncState) {
            throw CommandError.usage(.unexpectedWord(word, command: "sync"))
        }
        try context.forms.checkFolder()
        do throws(SyncFailure) {
            if context.invocation.has(.syncState) {
                return state(try SyncService(context.appDependencies).state())
            }
            // A git that is interrupted undoes its own step; the merge has to be ended as well.
            _ = context.console.watchInterrupts()
            let outcome =
                words.isEmpty
                ? try context.syncRun.sync()
                : try context.syncRun.begin(remote: words.dropFirst().first)
            return answer(outcome)
        } catch {
            if case .storage(let error) = error { throw CommandError.storage(error) }
            throw CommandError.sync(error)
        }
    }

    private func answer(_ outcome: SyncOutcome) -> Answer {
        context.hasWritten = outcome.received > 0
        let failure = outcome.failure.map { context.string($0.label) }
        var answer = Answer(status: failure == nil ? .done : .failed)
        if context.isJSON {
            answer.bytes =
                JSONWriter.answer { json in
                    json.text("commit", outcome.commit)
                    json.number("received", outcome.received)
                    json.number("sent", outcome.sent)
                    json.number("ahead", outcome.ahead)
                    json.boolean("offline", outcome.failure?.isOffline ?? false)
                }
                .bytes
        } else {
            answer.lines = lines(outcome)
        }
        if let failure { context.remarks.append(failure) }
        return answer
    }

    private func lines(_ outcome: SyncOutcome) -> [String] {
        var lines = [
            outcome.commit.map { context.string("Committed: \($0)") }
                ?? context.string("Nothing new to commit")
        ]
        if outcome.branch.remote == nil {
            lines.append(context.string("No remote: bmi-tui sync init REMOTE connects one"))
        } else if outcome.failure == nil {
            let (received, sent) = (outcome.received, outcome.sent)
            lines.append(context.string("Commits received: \(received), sent: \(sent)"))
        } else {
            lines.append(context.string("Commits that wait to be sent: \(outcome.ahead)"))
        }
        return lines
    }

    private func state(_ state: SyncState) -> Answer {
        let branch = state.branch
        if context.isJSON {
            return JSONWriter.answer { json in
                json.text("branch", branch.name)
                json.text("remote", branch.remote.map { _ in branch.address })
                json.number("changed", state.changed)
                json.number("ahead", state.ahead)
                json.number("behind", state.behind)
            }
        }
        var columns = Columns([false, false])
        columns.append([context.string("branch"), branch.name])
        let none = context.string("none")
        columns.append([context.string("remote"), branch.remote == nil ? none : branch.address])
        columns.append([context.string("changed files"), "\(state.changed)"])
        columns.append([context.string("to send"), "\(state.ahead)"])
        columns.append([context.string("to receive, as of the last sync"), "\(state.behind)"])
        return Answer(lines: columns.lines)
    }
}
