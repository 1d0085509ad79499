/// A custom transition; a terminal shows its `identity` phase only.
@MainActor
public protocol Transition {
    associatedtype Body: View
    /// The view to apply the transition to.
    typealias Content = ModifiedView

    /// Returns the view in a phase of the transition.
    @ViewBuilder
    func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phase of a transition.
nonisolated public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// True if the phase is `identity`.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is shown and 1 after it has disappeared.
    public var value: Double { isIdentity ? 0 : self == .willAppear ? -1 : 1 }
}

extension View {
    /// Shows the body of the transition in its `identity` phase.
    public func transition<T: Transition>(_ transition: T) -> T.Body {
        transition.body(content: ModifiedView(self), phase: .identity)
    }
}

/// A transformation of a view. Has no effect in a terminal.
@MainActor
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
    /// Returns the transformation for a size; never called in a terminal.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Content { content }
}

/// A projection of points. Has no effect in a terminal.
nonisolated public struct ProjectionTransform: Sendable {
    /// Creates the identity.
    public init() {}

    /// Creates a projection; the parameter has no effect.
    public init(_ transform: CGAffineTransform) {}
}

/// Cycles a view through phases; a terminal shows the first phase only.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content?

    /// Shows the content for the first phase.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in nil }
    ) { self.content = phases.first { _ in true }.map(content) }

    /// Shows the content for the first phase.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in nil }
    ) { self.init(phases, content: content) }

    public var body: some View { content }
}

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
}

extension AnyTransition {
    /// Has no effect in a terminal: interpolates between two modifiers.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        .identity
    }
}
