extension Scene {
    /// Does something with the old and the new value when a value is another than in the frame before.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> ChangeScene<Self> {
        ChangeScene(content: self) { $0.onChange(of: value, initial: initial, action) }
    }

    /// Does something when a value is another than in the frame before.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> ChangeScene<Self> { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Does something with a value when it is another than in the frame before; the older form.
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> ChangeScene<Self> { onChange(of: value) { _, newValue in action(newValue) } }
}

/// A scene beside which a value is watched.
public struct ChangeScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let watch: (EmptyView) -> ModifiedView

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        _ = watch(EmptyView()).nodes(evaluation.at(1))
        return content.nodes(evaluation.at(0))
    }
}
