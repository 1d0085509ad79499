/// A button that gives something another name, in the way that a view around it says.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// A button for what `renameAction(_:)` around it does.
    public init() {}

    public var body: some View {
        Button("Rename") { rename?() }
            .disabled(rename == nil)
    }
}

/// Gives something another name.
public struct RenameAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Does it.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// What a `RenameButton` does.
    @Entry public var rename: RenameAction?
}

/// A button for what was copied elsewhere, which a terminal pastes into fields and tells no button.
public struct PasteButton: View {
    /// Takes what would be done with texts.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View { Button("Paste") {}.disabled(true) }
}
