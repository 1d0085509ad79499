extension Binding {
    /// Reads through a closure and writes through an asynchronous one, in a task.
    @_disfavoredOverload
    public init(get: @escaping () -> Value, asyncSet: @escaping @MainActor (Value) async -> Void) {
        self.init(get: get, set: { value in Task { await asyncSet(value) } })
    }
}
