import CursesCore
import DataSource
import Model

// Opens a screen or a form from the screen that is shown.
struct OpenScreenAction {
    // A closure would differ at each evaluation, and the buttons with it.
    var store: People?

    @MainActor func callAsFunction(_ destination: Destination) {
        store?.send(.destinationChosen(destination))
    }

    // Opens the history with a day marked.
    @MainActor func callAsFunction(historyOf day: Day) { store?.send(.dayChosen(day)) }

    // A lone person cannot be compared, and a weigh-in cannot move to another.
    @MainActor var isAlone: Bool { store?.people.count == 1 }
}

// Opens the backups of damaged files; also names the person of a file.
struct RestoreAction {
    var name: (Person.ID) -> String? = { _ in nil }
    var action: ([StorageError]) async -> Void = { _ in }

    func callAsFunction(_ damages: [StorageError]) {
        Task { await action(damages) }
    }
}
