extension View {
    /// Loads anew on F5.
    public func refreshable(action: @escaping () async -> Void) -> ModifiedView {
        toolbar {
            Button("refresh") { Task { await action() } }
                .keyboardShortcut(.function(5), modifiers: [])
        }
    }
}
