/// Two fingers that turn, which a terminal does not know.
public struct RotateGesture: Gesture {
    /// How far the fingers have turned.
    nonisolated public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
    }

    public let action: (() -> Void)? = nil

    /// Takes a change that is enough, which does not matter.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    /// Would do something meanwhile.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Value) -> Void) -> RotateGesture { self }

    /// Would do something afterwards.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> RotateGesture { self }
}

/// A tap at a place, which a terminal's keys do not have: what it does needs a key as well.
public struct SpatialTapGesture: Gesture {
    /// Where a tap is.
    nonisolated public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public let action: (() -> Void)? = nil

    /// Takes a number of taps and a space, neither of which matters.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}

    /// Would do something with the place.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> SpatialTapGesture { self }
}
