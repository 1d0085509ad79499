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
