/// Things that are dragged and dropped, which on a terminal nothing is.
extension View {
    /// Lets the view be dragged.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }

    /// Lets the view be dragged, with a picture of it.
    public func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> Self { self }

    /// Takes what is dropped on the view.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self { self }

    /// Follows where the pointer is, which a terminal does not tell.
    public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> Self { self }
}

/// Where the pointer is.
nonisolated public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
