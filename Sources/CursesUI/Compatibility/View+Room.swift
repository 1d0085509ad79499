extension View {
    /// Does something with what is known of the view's room, at first and when it is another.
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

    /// Does something with what is known of the view's room, when it is another.
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

    /// Has no effect in a terminal: changes the view by where it is.
    public func visualEffect(
        _ effect: @escaping (ModifiedView, GeometryProxy) -> some View
    ) -> Self { self }

    /// Gives the view as much of the room as there is, for lengths of points say nothing here.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
    ) -> ModifiedView { containerRelativeFrame(axes, alignment: alignment) }

    /// Gives the view as much of the room as there is, which is shared with those beside it.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: Double,
        alignment: Alignment = .center
    ) -> ModifiedView { containerRelativeFrame(axes, alignment: alignment) }
}
