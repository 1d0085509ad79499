/// Window modifiers of scenes. Have no effect in a terminal.
extension Scene {
    /// Has no effect in a terminal: adds menus to the menu bar.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> Self { self }

    /// Has no effect in a terminal: sets the initial size of the window.
    public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }

    /// Has no effect in a terminal: limits how the window is resized.
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }

    /// Has no effect in a terminal: sets the style of the window.
    public func windowStyle(_ style: WindowStyle) -> Self { self }

    /// Has no effect in a terminal: sets the style of the menu bar item.
    public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }
}

/// The resizing of a window.
nonisolated public enum WindowResizability: Sendable {
    case automatic, contentSize, contentMinSize
}

/// The style of a window.
nonisolated public enum WindowStyle: Sendable {
    case automatic, hiddenTitleBar, titleBar, plain, volumetric
}

/// The style of a menu bar item.
nonisolated public enum MenuBarExtraStyle: Sendable {
    case automatic, menu, window
}

extension Scene {
    /// Runs an action with the old and the new value when a value changes between frames.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> ChangeScene<Self> {
        ChangeScene(content: self) { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs an action when a value changes between frames.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> ChangeScene<Self> { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Runs an action with the new value when a value changes between frames; the older form.
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> ChangeScene<Self> { onChange(of: value) { _, newValue in action(newValue) } }
}

/// A scene that observes a value.
public struct ChangeScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let watch: (EmptyView) -> ModifiedView

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        _ = watch(EmptyView()).nodes(evaluation.at(1))
        return content.nodes(evaluation.at(0))
    }
}
