// Modifiers for desktop systems. Most have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: advertises a user activity.
    public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (UserActivity) -> Void
    ) -> Self { self }

    /// Has no effect in a terminal: advertises a user activity for an element.
    public func userActivity<P>(
        _ activityType: String,
        element: P?,
        _ update: @escaping (P, UserActivity) -> Void
    ) -> Self { self }

    /// Sets the action of every `RenameButton` inside.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Makes every `RenameButton` inside focus a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

extension Scene {
    /// Has no effect in a terminal: lets the background drag the window.
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self {
        self
    }

    /// Has no effect in a terminal: sets the role of the window.
    public func windowManagerRole(_ role: WindowManagerRole) -> Self { self }

    /// Has no effect in a terminal: sets the initial size of the window.
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> Self { self }

    /// Has no effect: all stored values are in one file of the program.
    @_alwaysEmitIntoClient
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

extension View {
    /// Has no effect: all stored values are in one file of the program.
    @_alwaysEmitIntoClient
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

/// The role of a window for a window manager.
nonisolated public enum WindowManagerRole: Sendable {
    case automatic, principal, associated
}

/// The initial size of a window.
nonisolated public enum WindowIdealSize: Sendable {
    case automatic, fitToContent, maximum
}

/// A user activity for other devices. Has no effect in a terminal.
nonisolated public struct UserActivity: Sendable {
    /// The identifier of the activity.
    public var activityType = ""
    /// The visible title of the activity.
    public var title: String?
    /// True if other devices may continue it. Has no effect in a terminal.
    public var isEligibleForHandoff = false
    /// True if it may be searched for. Has no effect in a terminal.
    public var isEligibleForSearch = false
}

extension ForEach {
    /// Has no effect in a terminal: accepts items dropped between rows.
    public func onInsert(
        of supportedContentTypes: [String],
        perform action: @escaping (Int, [Any]) -> Void
    ) -> Self { self }
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
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

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
