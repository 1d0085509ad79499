/// Ways to move: cells do not, so every change is there at once.
extension View {
    /// Moves what changes with a value; here it is simply there.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }

    /// Moves what changes; here it is simply there.
    public func animation(_ animation: Animation?) -> Self { self }

    /// Moves the view in and out; here it comes and goes.
    public func transition(_ transition: AnyTransition) -> Self { self }
}

extension Binding {
    /// Moves what a change of the value changes; here it is there at once.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
}

/// Changes something; what follows from it is there at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// The course of a movement over time, which has no effect in a terminal.
nonisolated public struct Animation: Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let spring = Animation()
    public static let bouncy = Animation()
    public static let smooth = Animation()
    public static let snappy = Animation()

    /// Has no effect in a terminal: a duration of the movement.
    public static func linear(duration: Double) -> Animation { .linear }

    /// Has no effect in a terminal: a duration of the movement.
    public static func easeIn(duration: Double) -> Animation { .easeIn }

    /// Has no effect in a terminal: a duration of the movement.
    public static func easeOut(duration: Double) -> Animation { .easeOut }

    /// Has no effect in a terminal: a duration of the movement.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func spring(
        duration: Double = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func spring(
        response: Double,
        dampingFraction: Double = 0.8,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func bouncy(duration: Double) -> Animation { .bouncy }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func smooth(duration: Double) -> Animation { .smooth }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func snappy(duration: Double) -> Animation { .snappy }

    /// Has no effect in a terminal: a pause before the movement.
    public func delay(_ delay: Double) -> Animation { self }

    /// Has no effect in a terminal: a faster or slower movement.
    public func speed(_ speed: Double) -> Animation { self }

    /// Has no effect in a terminal: a movement without an end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A movement of a view that comes or goes, which has no effect in a terminal.
nonisolated public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    /// Has no effect in a terminal: moves from and to an edge.
    public static func move(edge: Edge) -> AnyTransition { .identity }

    /// Has no effect in a terminal: pushes from an edge.
    public static func push(from edge: Edge) -> AnyTransition { .identity }

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
