/// Ways from one look or screen to another, which a terminal takes in one step.
extension View {
    /// Has no effect in a terminal: animates some changes of the view.
    public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (ModifiedView) -> V
    ) -> V { body(ModifiedView(self)) }

    /// Shows the first phase, for nothing moves.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: [Phase],
        trigger: some Equatable,
        @ViewBuilder content: @escaping (ModifiedView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> ModifiedView { phaseAnimator(phases, content: content, animation: animation) }

    /// Names where a screen grows from, which it does at once.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
        self
    }

    /// Says how a screen comes, which it does at once.
    public func navigationTransition(_ style: NavigationTransition) -> Self { self }

    /// Joins glass.
    public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> Self { self }
}

/// How a screen comes.
nonisolated public struct NavigationTransition: Sendable {
    public static var automatic: Self { Self() }

    /// Grows from a view.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self {
        Self()
    }
}

nonisolated extension ContentTransition {
    /// Rolls the digits of a number.
    public static func numericText(value: Double) -> Self { .numericText() }

    public static var symbolEffect: Self { .interpolate }

    /// Changes one symbol into another.
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> Self { .interpolate }
}

extension AnyTransition {
    /// Blurs one view into another.
    public static func blurReplace(_ configuration: BlurReplaceDirection) -> AnyTransition {
        .opacity
    }

    /// Changes from one modifier to another.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        .identity
    }
}

/// The way that a view blurs.
nonisolated public enum BlurReplaceDirection: Sendable {
    case downUp, upUp
}
