// Modifiers for desktop systems. Most have no effect in a terminal.
extension View {
    /// Sets the action of every `RenameButton` inside.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
}

/// A button that calls the nearest `renameAction(_:)`; disabled without one.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// Creates a button for the enclosing rename action.
    public init() {}

    public var body: some View {
        Button("Rename") { rename?() }
            .disabled(rename == nil)
    }
}

/// Starts a rename.
public struct RenameAction {
    fileprivate let action: () -> Void

    /// Runs the action.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// The action of `RenameButton`.
    @Entry public var rename: RenameAction?
}

/// A button that is always disabled: a terminal pastes into the focused field only.
public struct PasteButton: View {
    /// Creates a disabled button; `onPaste` is never called.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View { Button("Paste") {}.disabled(true) }
}
