import CursesCore
import DataSource
import Model
import SharedInterface

// Applies the key file to every screen and reports its errors.
struct ChosenKeys: ViewModifier {
    let store: Keyboard

    func body(content: Content) -> some View {
        content
            .environment(\.keyRemapping, remapping)
            .toast(item: fault) { Toast($0.label) }
    }

    private var remapping: KeyRemapping {
        KeyRemapping(
            store.keys.map { command, keys in
                (command.label, keys.compactMap { KeyPress(named: $0.name) })
            }
        )
    }

    // One error at a time, so that each can be read.
    private var fault: Binding<KeyFault?> {
        Binding(get: { store.faults.first }, asyncSet: { _ in await store.send(.onDismissFault) })
    }
}
