/// Something that would move from one value to another, which in a terminal is there at once.
@preconcurrency @MainActor
public protocol Animatable {
    associatedtype AnimatableData = EmptyAnimatableData

    /// What would move.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Nothing that would move.
nonisolated public struct EmptyAnimatableData: Hashable, Sendable {
    public init() {}
}

/// Two things that would move together.
nonisolated public struct AnimatablePair<First, Second> {
    /// The one.
    public var first: First
    /// The other.
    public var second: Second

    /// Puts two things together.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

nonisolated extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
nonisolated extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
