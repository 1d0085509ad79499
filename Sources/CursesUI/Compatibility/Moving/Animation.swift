/// The course of a movement over time, which has no effect in a terminal.
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

    /// Has no effect in a terminal: a duration of the movement.
    public static func linear(duration: Double) -> Animation { .linear }

    /// Has no effect in a terminal: a duration of the movement.
    public static func easeIn(duration: Double) -> Animation { .easeIn }

    /// Has no effect in a terminal: a duration of the movement.
    public static func easeOut(duration: Double) -> Animation { .easeOut }

    /// Has no effect in a terminal: a duration of the movement.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }

    /// Has no effect in a terminal: a movement along a curve.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = 0.35
    ) -> Animation { .default }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func spring(
        duration: Double = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: a movement like that of a spring.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.8,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }

    /// Has no effect in a terminal: a movement like that of a spring that a hand holds.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { .spring }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { .spring }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .bouncy
    }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .smooth
    }

    /// Has no effect in a terminal: a movement like that of a spring.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .snappy
    }

    /// Has no effect in a terminal: a pause before the movement.
    public func delay(_ delay: Double) -> Animation { self }

    /// Has no effect in a terminal: a faster or slower movement.
    public func speed(_ speed: Double) -> Animation { self }

    /// Has no effect in a terminal: a movement without an end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    /// Has no effect in a terminal: a movement some times over.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// A spring that something moves like, which nothing does.
nonisolated public struct Spring: Hashable, Sendable {
    public static let bouncy = Spring(), smooth = Spring(), snappy = Spring()

    /// Takes how long it swings and how far.
    public init(duration: Double = 0.5, bounce: Double = 0) {}

    /// A spring that swings over.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        .bouncy
    }

    /// A spring that does not swing over.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        .smooth
    }

    /// A spring that is quick.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        .snappy
    }

    /// Takes how heavy, how stiff and how slow it is.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {}

    /// Takes how quickly it answers and how soon it rests.
    public init(response: Double, dampingRatio: Double) {}
}
