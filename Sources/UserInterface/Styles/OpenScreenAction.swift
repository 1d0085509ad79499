import CursesCore
import Model

// Opens a screen or a form from the screen that is shown.
struct OpenScreenAction {
    // A closure would differ at each evaluation, and the buttons with it.
    var store: People?

    @MainActor func callAsFunction(_ destination: Destination) {
        Task { await store?.send(.destinationChosen(destination)) }
    }
}
