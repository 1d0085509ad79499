// What a computer passes from program to program, which a terminal does not.
extension View {
    /// Tells other devices what the person does, which a terminal does not.
    public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (UserActivity) -> Void
    ) -> Self { self }

    /// Tells other devices what the person does with a value, which a terminal does not.
    public func userActivity<P>(
        _ activityType: String,
        element: P?,
        _ update: @escaping (P, UserActivity) -> Void
    ) -> Self { self }

    /// Says what the keys of a `RenameButton` do, which there is none of.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Says what the keys of a `RenameButton` do: they lead into a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

extension Scene {
    /// Says whether a window is moved by its ground.
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self {
        self
    }

    /// Says whether a window is moved by the computer.
    public func windowManagerRole(_ role: WindowManagerRole) -> Self { self }

    /// Says how large a window is at first.
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> Self { self }

    /// Names where values are kept, which is one file of the program.
    @_alwaysEmitIntoClient
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

extension View {
    /// Names where values are kept, which is one file of the program.
    @_alwaysEmitIntoClient
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

/// What the computer takes a window for.
nonisolated public enum WindowManagerRole: Sendable {
    case automatic, principal, associated
}

/// How large a window is at first.
nonisolated public enum WindowIdealSize: Sendable {
    case automatic, fitToContent, maximum
}

/// What a person does, as other devices would be told.
nonisolated public struct UserActivity: Sendable {
    /// The name of what is done.
    public var activityType = ""
    /// What is done, in words.
    public var title: String?
    /// Whether it can go on elsewhere, which it cannot.
    public var isEligibleForHandoff = false
    /// Whether it can be searched for, which it cannot.
    public var isEligibleForSearch = false
}

extension ForEach {
    /// Takes what is dropped between rows, which on a terminal nothing is.
    public func onInsert(
        of supportedContentTypes: [String],
        perform action: @escaping (Int, [Any]) -> Void
    ) -> Self { self }
}
