/// Ways to move: cells do not, so every change is there at once.
extension View {
    /// Moves what changes with a value; here it is simply there.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }

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

    /// Takes so long elsewhere.
    public static func linear(duration: Double) -> Animation { .linear }

    /// Takes so long elsewhere.
    public static func easeIn(duration: Double) -> Animation { .easeIn }

    /// Takes so long elsewhere.
    public static func easeOut(duration: Double) -> Animation { .easeOut }

    /// Takes so long elsewhere.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }
}

/// A way to come and go that a terminal cannot show.
nonisolated public struct AnyTransition: Hashable, Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    /// Comes from an edge and goes there.
    public static func move(edge: Edge) -> AnyTransition { .identity }

    /// Comes and goes in two ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}
