import CursesCore
import DataSource

// Leads from a damaged file to what can be had of it, wherever its damage is shown; and knows whose it is.
struct RestoreAction {
    var name: (Person.ID) -> String? = { _ in nil }
    var action: ([StorageError]) async -> Void = { _ in }

    func callAsFunction(_ damages: [StorageError]) {
        Task { await action(damages) }
    }
}
