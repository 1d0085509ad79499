import CursesCore
import Model

extension Composable {
    // For controls, whose actions are not asynchronous.
    func send(_ action: Action) {
        Task { await send(action) }
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
