/// A way for a view to come and go, which on a terminal it does at once.
@MainActor
public protocol Transition {
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = ModifiedView

    /// The view in a phase of its coming and going.
    @ViewBuilder
    func body(content: Content, phase: TransitionPhase) -> Body
}

/// How far a view has come or gone.
nonisolated public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is simply there.
    public var isIdentity: Bool { self == .identity }

    /// The way that is still to go, from -1 to 1.
    public var value: Double { isIdentity ? 0 : self == .willAppear ? -1 : 1 }
}

extension View {
    /// Moves the view in and out; here it comes and goes.
    public func transition<T: Transition>(_ transition: T) -> T.Body {
        transition.body(content: ModifiedView(self), phase: .identity)
    }
}

/// A modifier whose values would move.
@MainActor
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A movement of a view in its room, which cells do not make.
@MainActor
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
    /// Where the points of the view would be.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Content { content }
}

/// Where points would be.
nonisolated public struct ProjectionTransform: Sendable {
    /// Where they are.
    public init() {}

    /// Takes a movement, which cells do not make.
    public init(_ transform: CGAffineTransform) {}
}

/// A view in phases that look different; here the first is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content?

    /// Shows the first phase.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in nil }
    ) { self.content = phases.first { _ in true }.map(content) }

    /// Shows the first phase.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in nil }
    ) { self.init(phases, content: content) }

    public var body: some View { content }
}
