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

/// A pace that a terminal cannot keep.
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

    /// Takes so long elsewhere.
    public static func linear(duration: Double) -> Animation { .linear }

    /// Takes so long elsewhere.
    public static func easeIn(duration: Double) -> Animation { .easeIn }

    /// Takes so long elsewhere.
    public static func easeOut(duration: Double) -> Animation { .easeOut }

    /// Takes so long elsewhere.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }

    /// Springs elsewhere.
    public static func spring(
        duration: Double = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Springs elsewhere.
    public static func spring(
        response: Double,
        dampingFraction: Double = 0.8,
        blendDuration: Double = 0
    ) -> Animation { .spring }

    /// Springs elsewhere.
    public static func bouncy(duration: Double) -> Animation { .bouncy }

    /// Springs elsewhere.
    public static func smooth(duration: Double) -> Animation { .smooth }

    /// Springs elsewhere.
    public static func snappy(duration: Double) -> Animation { .snappy }

    /// Waits elsewhere.
    public func delay(_ delay: Double) -> Animation { self }

    /// Hurries elsewhere.
    public func speed(_ speed: Double) -> Animation { self }

    /// Goes on elsewhere.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A way to come and go that a terminal cannot show.
nonisolated public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    /// Comes from an edge and goes there.
    public static func move(edge: Edge) -> AnyTransition { .identity }

    /// Pushes from an edge.
    public static func push(from edge: Edge) -> AnyTransition { .identity }

    /// Comes in one way and goes in another.
    public static func asymmetric(
        insertion: AnyTransition,
        removal: AnyTransition
    ) -> AnyTransition { .identity }

    /// Comes and goes at a pace.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// Comes and goes in two ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}
