extension View {
    /// Loads anew on F5, which the help names and the bar leaves to other keys.
    public func refreshable(action: @escaping () async -> Void) -> ModifiedView {
        toolbar {
            ToolbarItem(placement: .secondaryAction) {
                Button("refresh") { Task { await action() } }
                    .keyboardShortcut(.function(5), modifiers: [])
            }
        }
    }
}
