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

    /// Has no effect in a terminal: changes the transaction when a value changes.
    public func transaction<V: Equatable>(
        value: V,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> Self { self }

    /// Shows the content for the first phase; a terminal does not animate.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: [Phase],
        @ViewBuilder content: @escaping (ModifiedView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> ModifiedView {
        ModifiedView(phases.first.map { AnyView(content(ModifiedView(self), $0)) })
    }
}

extension Binding {
    /// Returns the binding unchanged; a terminal does not animate.
    public func animation(_ animation: Animation? = .default) -> Binding { self }

    /// Returns the binding unchanged; a terminal does not animate.
    public func transaction(_ transaction: Transaction) -> Binding { self }
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

/// Runs the closure; the transaction has no effect.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs the closure; the transaction value has no effect.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// The context of a change. Has no effect in a terminal.
nonisolated public struct Transaction: Sendable {
    /// The animation of the change; `nil` by default.
    public var animation: Animation?
    /// True if animations are disabled; true by default.
    public var disablesAnimations = true

    /// Creates a transaction with an animation.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// The moment at which an animation counts as complete.
nonisolated public enum AnimationCompletionCriteria: Hashable, Sendable {
    case logicallyComplete, removed
}
