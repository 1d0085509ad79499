/// Movements, turns and sizes in points: cells stay where the layout puts them.
extension View {
    /// Has no effect in a terminal: moves the view by some points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

    /// Has no effect in a terminal: moves the view by some points.
    public func offset(_ offset: CGSize) -> Self { self }

    /// Has no effect in a terminal: puts the middle of the view at a point.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

    /// Has no effect in a terminal: puts the middle of the view at a point.
    public func position(_ position: CGPoint) -> Self { self }

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

    /// Turns what is drawn in dots, and nothing else.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView {
        environment(putting: angle) { $0.outlineTurn += $1 }
    }

    /// Has no effect in a terminal: turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: Double = 0,
        perspective: Double = 1
    ) -> Self { self }

    /// Says what lies in front, which in a stack is what comes later.
    public func zIndex(_ value: Double) -> Self { self }

    /// Has no effect in a terminal: keeps views together while they move.
    public func geometryGroup() -> Self { self }

    /// Has no effect in a terminal: lets two views look like one that moves.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> Self { self }

    /// Takes a part of the room around, which a stack shares out.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center
    ) -> ModifiedView {
        frame(
            maxWidth: axes.contains(.horizontal) ? .infinity : nil,
            maxHeight: axes.contains(.vertical) ? .infinity : nil,
            alignment: alignment
        )
    }

    /// Turns the view round where a language is written from the right, which no text here is.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }

    /// Says where the view stands to others of its row, which the stack decides.
    public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> Double
    ) -> Self { self }

    /// Says where the view stands to others of its row, which the stack decides.
    public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> Double
    ) -> Self { self }
}

/// What of two views is to be like one.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let position = Self(rawValue: 1)
    public static let size = Self(rawValue: 2)
    public static let frame: Self = [.position, .size]

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// Names that belong together, which nothing here asks for.
@propertyWrapper
nonisolated public struct Namespace: Sendable {
    /// The names.
    public var wrappedValue: ID { ID() }

    /// Makes a room for names.
    public init() {}

    /// Names that belong together.
    public struct ID: Hashable, Sendable {}
}
