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

    /// Has no effect in a terminal: scales the view.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }

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
