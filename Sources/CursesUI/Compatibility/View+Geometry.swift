/// Geometry modifiers without effect in a terminal.
extension View {
    /// Has no effect in a terminal: scales the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }

    /// Has no effect in a terminal: scales the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }

    /// Has no effect in a terminal: scales the view.
    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> Self { self }

    /// Rotates shapes drawn in dots; other views stay unchanged.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView {
        environment(putting: angle) { $0.outlineTurn += $1 }
    }

    /// Has no effect in a terminal: rotates the view in three dimensions.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: Double = 0,
        perspective: Double = 1
    ) -> Self { self }

    /// Has no effect in a terminal: later views of a `ZStack` are in front.
    public func zIndex(_ value: Double) -> Self { self }

    /// Has no effect in a terminal: groups the geometry of views.
    public func geometryGroup() -> Self { self }

    /// Has no effect in a terminal: animates one view into another.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> Self { self }

    /// Has no effect in a terminal: mirrors the view in right-to-left layouts.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
}

/// The properties that a matched geometry effect shares.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let position = Self(rawValue: 1)
    public static let size = Self(rawValue: 2)
    public static let frame: Self = [.position, .size]

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A namespace of identifiers. Has no effect in a terminal.
@propertyWrapper
nonisolated public struct Namespace: Sendable {
    /// The identifier of the namespace.
    public var wrappedValue: ID { ID() }

    /// Creates a namespace.
    public init() {}

    /// An identifier of a namespace; all are equal.
    public struct ID: Hashable, Sendable {}
}
