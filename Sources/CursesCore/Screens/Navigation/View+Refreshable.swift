extension View {
    /// Runs an action on F5; the key is listed in the help only.
    public func refreshable(action: @escaping () async -> Void) -> ModifiedView {
        toolbar {
            ToolbarItem(placement: .secondaryAction) {
                Button("refresh") { Task { await action() } }
                    .keyboardShortcut(.function(5), modifiers: [])
            }
        }
    }
}
