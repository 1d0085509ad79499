extension View {
    /// Runs an action with a value of the view's geometry, at first and when it changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> ModifiedView {
        background {
            GeometryReader { proxy in
                EmptyView().onChange(of: transform(proxy), initial: true) { _, new in action(new) }
            }
        }
    }

    /// Runs an action with the old and the new geometry value, at first and when it changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedView {
        background {
            GeometryReader { proxy in
                EmptyView().onChange(of: transform(proxy), initial: true, action)
            }
        }
    }

    /// Has no effect in a terminal: changes the view by its geometry.
    public func visualEffect(
        _ effect: @escaping (ModifiedView, GeometryProxy) -> some View
    ) -> Self { self }

    /// Expands the view to the available space; the closure has no effect.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
    ) -> ModifiedView { containerRelativeFrame(axes, alignment: alignment) }

    /// Expands the view to the available space; count and span have no effect.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: Double,
        alignment: Alignment = .center
    ) -> ModifiedView { containerRelativeFrame(axes, alignment: alignment) }
}
