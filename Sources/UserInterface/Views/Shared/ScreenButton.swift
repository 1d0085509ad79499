import CursesCore
import DataSource
import Model
import SharedInterface

// Leads to a screen or a form, also by its key.
struct ScreenButton: View {
    @Environment(\.openScreen) private var openScreen
    let destination: Destination

    init(_ destination: Destination) {
        self.destination = destination
    }

    var body: some View {
        let button = Button(destination.label) { openScreen(destination) }
        if let key = destination.command?.keys.first?.first {
            button.keyboardShortcut(KeyEquivalent(key), modifiers: [])
        } else {
            button
        }
    }
}
