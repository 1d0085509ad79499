/// A magnify gesture. Never recognized in a terminal.
public struct MagnifyGesture: Gesture {
    /// The state of the gesture.
    nonisolated public struct Value: Equatable, Sendable {
        public var magnification: Double
        public var velocity: Double
    }

    public let action: (() -> Void)? = nil

    /// Creates a gesture; the parameter has no effect.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }

    /// Has no effect in a terminal: the state is never updated.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> MagnifyGesture { self }
}

/// A magnify gesture, under its older name. Never recognized in a terminal.
public struct MagnificationGesture: Gesture {
    public let action: (() -> Void)? = nil

    /// Creates a gesture; the parameter has no effect.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }

    /// Has no effect in a terminal: the state is never updated.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Double, inout State, inout Transaction) -> Void
    ) -> MagnificationGesture { self }
}

/// A rotate gesture, under its older name. Never recognized in a terminal.
public struct RotationGesture: Gesture {
    public let action: (() -> Void)? = nil

    /// Creates a gesture; the parameter has no effect.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }

    /// Has no effect in a terminal: the state is never updated.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Angle, inout State, inout Transaction) -> Void
    ) -> RotationGesture { self }
}
