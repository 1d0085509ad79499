/// Drag and drop. Has no effect in a terminal.
extension View {
    /// Has no effect in a terminal: makes the view draggable.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }

    /// Has no effect in a terminal: makes the view draggable with a preview.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> Self { self }

    /// Has no effect in a terminal: accepts dropped items.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func dropDestination<T>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self { self }
}
