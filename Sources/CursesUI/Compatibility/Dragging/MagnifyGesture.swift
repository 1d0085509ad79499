/// Two fingers apart, which a terminal does not know.
public struct MagnifyGesture: Gesture {
    /// How far the fingers are apart.
    nonisolated public struct Value: Equatable, Sendable {
        public var magnification: Double
        public var velocity: Double
    }

    public let action: (() -> Void)? = nil

    /// Takes a change that is enough, which does not matter.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// Would do something meanwhile.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }

    /// Would do something afterwards.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }

    /// Would keep something meanwhile.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> MagnifyGesture { self }
}

/// Two fingers apart, which a terminal does not know; the older name.
public struct MagnificationGesture: Gesture {
    public let action: (() -> Void)? = nil

    /// Takes a change that is enough, which does not matter.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// Would do something meanwhile.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }

    /// Would do something afterwards.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }

    /// Would keep something meanwhile.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Double, inout State, inout Transaction) -> Void
    ) -> MagnificationGesture { self }
}

/// Two fingers that turn, which a terminal does not know.
public struct RotationGesture: Gesture {
    public let action: (() -> Void)? = nil

    /// Takes a change that is enough, which does not matter.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    /// Would do something meanwhile.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }

    /// Would do something afterwards.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }

    /// Would keep something meanwhile.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Angle, inout State, inout Transaction) -> Void
    ) -> RotationGesture { self }
}
