import CursesCore
import DataSource
import Model
import SharedInterface

// A row of facts; a continued fact has no label.
struct FactRow: View {
    let label: LocalizedStringKey?
    // A generic view would have its type looked up by name at the start.
    let value: AnyView

    init(_ label: LocalizedStringKey? = nil, @ViewBuilder value: () -> some View) {
        self.label = label
        self.value = AnyView(value())
    }

    var body: some View {
        GridRow(alignment: .top) {
            (label.map { Text($0) } ?? Text(verbatim: "")).foregroundStyle(.secondary)
            value
        }
    }
}

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
