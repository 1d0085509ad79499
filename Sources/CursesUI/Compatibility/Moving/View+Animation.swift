/// Ways to move: cells do not, so every change is there at once.
extension View {
    /// Moves what changes with a value; here it is simply there.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }

    /// Moves what changes; here it is simply there.
    public func animation(_ animation: Animation?) -> Self { self }

    /// Moves the view in and out; here it comes and goes.
    public func transition(_ transition: AnyTransition) -> Self { self }

    /// Changes how something moves, which nothing does.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

    /// Changes how something moves with a value, which nothing does.
    public func transaction<V: Equatable>(
        value: V,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> Self { self }

    /// Goes through phases that look different; here the first is shown.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: [Phase],
        @ViewBuilder content: @escaping (ModifiedView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> ModifiedView {
        ModifiedView(phases.first.map { AnyView(content(ModifiedView(self), $0)) })
    }
}

extension Binding {
    /// Moves what a change of the value changes; here it is there at once.
    public func animation(_ animation: Animation? = .default) -> Binding { self }

    /// Moves what a change of the value changes; here it is there at once.
    public func transaction(_ transaction: Transaction) -> Binding { self }
}

/// Changes something; what follows from it is there at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Changes something, and does something else when all has moved, which is at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// Changes something; what follows from it is there at once.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Does something with a part of how it moves, which nothing does.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// How something moves, which nothing does.
nonisolated public struct Transaction: Sendable {
    /// The course of the movement.
    public var animation: Animation?
    /// Whether there is no movement.
    public var disablesAnimations = true

    /// Takes the course of the movement.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// When a movement is over.
nonisolated public enum AnimationCompletionCriteria: Hashable, Sendable {
    case logicallyComplete, removed
}
