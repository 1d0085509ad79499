import CursesUI

extension Binding where Value: Sendable {
    init(get: @escaping () -> Value, asyncSet: @escaping (Value) async -> Void) {
        self.init(get: get, set: { value in Task { await asyncSet(value) } })
    }
}
