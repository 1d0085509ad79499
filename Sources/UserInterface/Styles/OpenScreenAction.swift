import CursesCore
import Model

// Opens a screen or a form from the screen that is shown.
struct OpenScreenAction {
    var action: (Navigator.Destination) async -> Void = { _ in }

    func callAsFunction(_ destination: Navigator.Destination) {
        Task { await action(destination) }
    }
}
