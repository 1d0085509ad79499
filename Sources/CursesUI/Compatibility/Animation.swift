/// The timing of an animation. Has no effect in a terminal.
nonisolated public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let spring = Animation()
    public static let bouncy = Animation()
    public static let smooth = Animation()
    public static let snappy = Animation()
    public static let interactiveSpring = Animation()

    /// Has no effect in a terminal: sets the duration.
    public static func linear(duration: Double) -> Animation { .linear }

    /// Has no effect in a terminal: sets the duration.
    public static func easeIn(duration: Double) -> Animation { .easeIn }

    /// Has no effect in a terminal: sets the duration.
    public static func easeOut(duration: Double) -> Animation { .easeOut }

    /// Has no effect in a terminal: sets the duration.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }

    /// Has no effect in a terminal: animates along a Bézier curve.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = 0.35
    ) -> Animation { .default }

    /// Has no effect in a terminal: animates like a spring.
    public static func spring(
        duration: Double = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: animates like a spring.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.8,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: animates like a spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }

    /// Has no effect in a terminal: animates like a spring during an interaction.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { .spring }

    /// Has no effect in a terminal: animates like a spring.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: delays the animation.
    public func delay(_ delay: Double) -> Animation { self }

    /// Has no effect in a terminal: repeats without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The parameters of a spring. Have no effect in a terminal.
nonisolated public struct Spring: Hashable, Sendable {
    public static let bouncy = Spring(), smooth = Spring()

    /// Creates a spring from its duration and bounce.
    public init(duration: Double = 0.5, bounce: Double = 0) {}
}

/// Animation modifiers without effect: changes are visible at once.
extension View {
    /// Has no effect in a terminal: animates changes of a value.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }

    /// Has no effect in a terminal: animates all changes.
    public func animation(_ animation: Animation?) -> Self { self }

    /// Has no effect in a terminal: sets the transition of the view.
    public func transition(_ transition: AnyTransition) -> Self { self }

    /// Has no effect in a terminal: changes the transaction.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

extension Binding {
    /// Returns the binding unchanged; a terminal does not animate.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
}

/// Runs the closure without animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs the closure without animation, then the completion.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// The context of a change. Has no effect in a terminal.
nonisolated public struct Transaction: Sendable {
    /// The animation of the change; `nil` by default.
    public var animation: Animation?

    /// Creates a transaction with an animation.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// The moment at which an animation counts as complete.
nonisolated public enum AnimationCompletionCriteria: Hashable, Sendable {
    case logicallyComplete, removed
}
