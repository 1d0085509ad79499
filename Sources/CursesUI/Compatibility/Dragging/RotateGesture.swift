/// A rotate gesture. Never recognized in a terminal.
public struct RotateGesture: Gesture {
    /// The state of the gesture.
    nonisolated public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
    }

    public let action: (() -> Void)? = nil

    /// Creates a gesture; the parameter has no effect.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Value) -> Void) -> RotateGesture { self }

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> RotateGesture { self }
}

/// A tap with its location. Never recognized in a terminal: provide a key as well.
public struct SpatialTapGesture: Gesture {
    /// The location of a tap.
    nonisolated public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public let action: (() -> Void)? = nil

    /// Creates a gesture; the parameters have no effect.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> SpatialTapGesture { self }
}
