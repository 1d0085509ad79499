import CursesCore
import Model

// Opens a screen or a form from the screen that is shown.
struct OpenScreenAction {
    var action: (Destination) async -> Void = { _ in }

    func callAsFunction(_ destination: Destination) {
        Task { await action(destination) }
    }
}
