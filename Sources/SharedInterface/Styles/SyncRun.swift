package import CursesCore
package import DataSource
import Essentials
package import Model
import Synchronization

// Synchronises the data folder, with a sign of life on a terminal that no screen covers.
package struct SyncRun {
    private let service: SyncService
    private let weight: WeightStyle
    private let isQuiet: Bool
    private let string: (LocalizedStringKey) -> String

    package init(
        _ appDependencies: AppDependencies,
        _ weight: WeightStyle,
        isQuiet: Bool,
        _ string: @escaping (LocalizedStringKey) -> String
    ) {
        service = SyncService(appDependencies)
        self.weight = weight
        self.isQuiet = isQuiet
        self.string = string
    }

    package func sync() throws(SyncFailure) -> SyncOutcome {
        turn()
        defer { stop() }
        return try service.sync(subjects)
    }

    package func begin(remote: String?) throws(SyncFailure) -> SyncOutcome {
        turn()
        defer { stop() }
        return try service.begin(remote: remote, subjects)
    }

    // Synchronises and returns how it ended, in one line; `nil` without news.
    package func report() -> (line: String?, isDone: Bool) {
        do throws(SyncFailure) {
            let outcome = try sync()
            guard let failure = outcome.failure else {
                let (received, sent) = (outcome.received, outcome.sent)
                guard received + sent > 0 else { return (nil, true) }
                return (string("Commits received: \(received), sent: \(sent)"), true)
            }
            return (string(failure.label), false)
        } catch {
            return (string(error.label), false)
        }
    }

    private var subjects: SyncService.Subjects {
        SyncService.Subjects(join: string("Join the changes of another machine")) {
            $0.subject(weight, string)
        }
    }

    private var isShown: Bool { !isQuiet && isatty(STDERR_FILENO) == 1 }

    private func turn() {
        guard isShown else { return }
        let text = string("Synchronising …")
        let turns = Mutex(0)
        GitClient.whileRunning.withLock {
            $0 = {
                let turn = turns.withLock { turns in
                    turns += 1
                    return turns
                }
                Self.write("\r\(["|", "/", "-", "\\"][turn % 4]) \(text)")
            }
        }
    }

    private func stop() {
        guard isShown else { return }
        GitClient.whileRunning.withLock { $0 = nil }
        Self.write("\r\u{1B}[K")
    }

    nonisolated private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        #if canImport(Glibc)
            _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
        #else
            _ = Darwin.write(STDERR_FILENO, bytes, bytes.count)
        #endif
    }
}
