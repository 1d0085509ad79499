/// Type with animatable values; terminals show the final value at once.
@preconcurrency @MainActor
public protocol Animatable {
    associatedtype AnimatableData = EmptyAnimatableData

    /// Animatable value.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Empty animatable value.
nonisolated public struct EmptyAnimatableData: Hashable, Sendable {
    public init() {}
}

/// Pair of animatable values.
nonisolated public struct AnimatablePair<First, Second> {
    /// First value.
    public var first: First
    /// Second value.
    public var second: Second

    /// Makes a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

nonisolated extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}

nonisolated extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
