/// Transition modifiers without effect: changes are visible at once.
extension View {
    /// Has no effect in a terminal: animates changes of the body.
    public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (ModifiedView) -> V
    ) -> V { body(ModifiedView(self)) }

    /// Shows the content for the first phase; a terminal does not animate.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: [Phase],
        trigger: some Equatable,
        @ViewBuilder content: @escaping (ModifiedView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> ModifiedView { phaseAnimator(phases, content: content, animation: animation) }

    /// Has no effect in a terminal: marks the source of a zoom transition.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
        self
    }

    /// Has no effect in a terminal: sets the transition of a pushed screen.
    public func navigationTransition(_ style: NavigationTransition) -> Self { self }

    /// Has no effect in a terminal: merges glass effects.
    public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> Self { self }
}

/// The transition of a pushed screen. Has no effect in a terminal.
nonisolated public struct NavigationTransition: Sendable {
    public static var automatic: Self { Self() }

    /// Returns a transition that zooms from a view.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self {
        Self()
    }
}

nonisolated extension ContentTransition {
    /// Has no effect in a terminal: rolls the digits of a number.
    public static func numericText(value: Double) -> Self { .numericText() }

    public static var symbolEffect: Self { .interpolate }

    /// Has no effect in a terminal: replaces one symbol by another.
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> Self { .interpolate }
}

extension AnyTransition {
    /// Has no effect in a terminal: blurs one view into another.
    public static func blurReplace(_ configuration: BlurReplaceDirection) -> AnyTransition {
        .opacity
    }

    /// Has no effect in a terminal: interpolates between two modifiers.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        .identity
    }
}

/// The direction of a blur replacement.
nonisolated public enum BlurReplaceDirection: Sendable {
    case downUp, upUp
}
