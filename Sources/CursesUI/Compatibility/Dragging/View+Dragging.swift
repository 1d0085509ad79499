/// Things that are dragged and dropped, which on a terminal nothing is.
extension View {
    /// Lets the view be dragged.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }

    /// Lets the view be dragged, with a picture of it.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> Self { self }

    /// Takes what is dropped on the view.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func dropDestination<T>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self { self }
}
