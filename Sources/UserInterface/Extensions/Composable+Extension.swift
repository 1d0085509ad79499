import CursesCore
import Model

extension Composable {
    // For controls, whose actions are not asynchronous.
    func send(_ action: Action) {
        Task { await send(action) }
    }

    // A button that sends an Action, also by a key.
    func button(
        _ title: LocalizedStringKey,
        _ key: KeyEquivalent,
        _ action: Action
    ) -> some View {
        Button(title) { self.send(action) }.keyboardShortcut(key, modifiers: [])
    }

    // The main button of a form.
    func mainButton(_ title: LocalizedStringKey, _ action: Action) -> some View {
        Button(title) { self.send(action) }
            .buttonStyle(.borderedProminent)
            .keyboardShortcut("s")
    }

    // A value that an Action changes.
    func binding<Value>(
        _ value: @autoclosure @escaping () -> Value,
        _ action: @escaping (Value) -> Action
    ) -> Binding<Value> {
        Binding(get: value, asyncSet: { await self.send(action($0)) })
    }

    // An optional value; `nil` is never chosen.
    func choice<Value>(
        _ value: @autoclosure @escaping () -> Value?,
        _ action: @escaping (Value) -> Action
    ) -> Binding<Value?> {
        Binding(get: value, asyncSet: { if let value = $0 { await self.send(action(value)) } })
    }
}
