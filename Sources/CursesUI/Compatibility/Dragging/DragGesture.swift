/// A drag, which nobody does on a terminal: what it changes needs a key as well.
public struct DragGesture: Gesture {
    /// Where a drag is.
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var predictedEndTranslation: CGSize
        public var predictedEndLocation: CGPoint
        public var velocity: CGSize
    }

    public let action: (() -> Void)? = nil

    /// Takes a distance and a space, neither of which matters.
    public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

    /// Would do something during the drag.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }

    /// Would do something after the drag.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }

    /// Would keep something during the drag.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> DragGesture { self }
}
