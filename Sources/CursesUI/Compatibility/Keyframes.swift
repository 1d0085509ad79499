/// Keyframe animations, which show their initial value only.
extension View {
    /// Shows the content for the initial value; a terminal does not animate.
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (ModifiedView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) -> Content { content(ModifiedView(self), initialValue) }
}

/// Keyframes of a value. Have no effect in a terminal.
nonisolated public struct Keyframes<Value> {}

/// Keyframes of one property of a value.
nonisolated public struct KeyframeTrack<Root, Value> {
    /// Creates a track of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackBuilder<Value> content: () -> KeyframeSteps<Value>
    ) {}
}

/// A keyframe of a value, or several.
nonisolated public protocol KeyframeContent<Value> {
    associatedtype Value
}

/// The keyframes of a track.
nonisolated public struct KeyframeSteps<Value>: KeyframeContent {}

/// A keyframe with linear interpolation.
nonisolated public struct LinearKeyframe<Value>: KeyframeContent {
    /// Creates a keyframe with its end value and its duration in seconds.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe with cubic interpolation.
nonisolated public struct CubicKeyframe<Value>: KeyframeContent {
    /// Creates a keyframe with its end value and its duration in seconds.
    public init(
        _ to: Value,
        duration: Double,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {}
}

/// A keyframe that follows a spring.
nonisolated public struct SpringKeyframe<Value>: KeyframeContent {
    /// Creates a keyframe with its end value and its duration in seconds.
    public init(
        _ to: Value,
        duration: Double? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}

/// Collects the keyframes of a track.
@resultBuilder
nonisolated public enum KeyframeTrackBuilder<Value> {
    public typealias Steps = KeyframeSteps<Value>

    public static func buildExpression(_ step: some KeyframeContent<Value>) -> Steps { Steps() }

    public static func buildBlock(_ steps: Steps...) -> Steps { Steps() }
}

/// Collects the tracks of a value.
@resultBuilder
nonisolated public enum KeyframesBuilder<Root> {
    public static func buildExpression<Value>(
        _ track: KeyframeTrack<Root, Value>
    ) -> Keyframes<Root> { Keyframes() }

    public static func buildExpression(_ step: some KeyframeContent<Root>) -> Keyframes<Root> {
        Keyframes()
    }

    public static func buildBlock(_ tracks: Keyframes<Root>...) -> Keyframes<Root> { Keyframes() }
}

/// A timing curve. Has no effect in a terminal.
nonisolated public enum UnitCurve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
}
