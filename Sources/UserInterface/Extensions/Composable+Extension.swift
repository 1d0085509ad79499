import Model

extension Composable {
    // For controls, whose actions are not asynchronous.
    func send(_ action: Action) {
        Task { await send(action) }
    }
}
