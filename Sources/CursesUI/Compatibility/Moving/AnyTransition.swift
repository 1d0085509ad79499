/// The transition of a view that appears or disappears. Has no effect in a terminal.
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

    /// Has no effect in a terminal: scales the view.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }

    /// Has no effect in a terminal: moves by a number of points.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .identity }

    /// Has no effect in a terminal: moves by a number of points.
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }

    /// Has no effect in a terminal: combines different transitions for insertion and removal.
    public static func asymmetric(
        insertion: AnyTransition,
        removal: AnyTransition
    ) -> AnyTransition { .identity }

    /// Has no effect in a terminal: sets the animation of the transition.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// Has no effect in a terminal: combines two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}
