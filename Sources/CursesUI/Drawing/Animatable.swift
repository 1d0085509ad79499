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
