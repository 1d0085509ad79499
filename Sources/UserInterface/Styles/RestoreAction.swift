import CursesCore
import DataSource

// Opens the backups of damaged files; also names the person of a file.
struct RestoreAction {
    var name: (Person.ID) -> String? = { _ in nil }
    var action: ([StorageError]) async -> Void = { _ in }

    func callAsFunction(_ damages: [StorageError]) {
        Task { await action(damages) }
    }
}
