/// A movement of a view that comes or goes, which has no effect in a terminal.
nonisolated public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static let blurReplace = AnyTransition()
    public static let symbolEffect = AnyTransition()

    /// Has no effect in a terminal: moves from and to an edge.
    public static func move(edge: Edge) -> AnyTransition { .identity }

    /// Has no effect in a terminal: pushes from an edge.
    public static func push(from edge: Edge) -> AnyTransition { .identity }

    /// Has no effect in a terminal: grows and shrinks.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }

    /// Has no effect in a terminal: moves by some points.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .identity }

    /// Has no effect in a terminal: moves by some points.
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }

    /// Has no effect in a terminal: one transition to come, another to go.
    public static func asymmetric(
        insertion: AnyTransition,
        removal: AnyTransition
    ) -> AnyTransition { .identity }

    /// Has no effect in a terminal: an animation for the transition.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// Has no effect in a terminal: two transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}
