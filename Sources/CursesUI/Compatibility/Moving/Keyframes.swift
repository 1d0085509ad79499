/// Views that would move through values: each shows the value that it begins with.
extension View {
    /// Shows the value that the view begins with, for nothing moves.
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (ModifiedView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) -> Content { content(ModifiedView(self), initialValue) }

    /// Shows the value that the view begins with, for nothing moves.
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (ModifiedView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) -> Content { content(ModifiedView(self), initialValue) }
}

/// A course of values, none of which is waited for.
nonisolated public struct Keyframes<Value> {}

/// A course of one part of a value.
nonisolated public struct KeyframeTrack<Root, Value> {
    /// Takes the part and what it goes through.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackBuilder<Value> content: () -> KeyframeSteps<Value>
    ) {}
}

/// The steps of a course.
nonisolated public struct KeyframeSteps<Value> {}

/// A step in equal parts.
nonisolated public struct LinearKeyframe<Value> {
    /// Takes where the step ends and how long it takes.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A step along a curve.
nonisolated public struct CubicKeyframe<Value> {
    /// Takes where the step ends and how long it takes.
    public init(
        _ to: Value,
        duration: Double,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {}
}

/// A step like that of a spring.
nonisolated public struct SpringKeyframe<Value> {
    /// Takes where the step ends and how long it takes.
    public init(
        _ to: Value,
        duration: Double? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}

/// A leap.
nonisolated public struct MoveKeyframe<Value> {
    /// Takes where the leap ends.
    public init(_ to: Value) {}
}

/// Puts the steps of a course together.
@resultBuilder
nonisolated public enum KeyframeTrackBuilder<Value> {
    public typealias Steps = KeyframeSteps<Value>

    public static func buildExpression(_ step: LinearKeyframe<Value>) -> Steps { Steps() }

    public static func buildExpression(_ step: CubicKeyframe<Value>) -> Steps { Steps() }

    public static func buildExpression(_ step: SpringKeyframe<Value>) -> Steps { Steps() }

    public static func buildExpression(_ step: MoveKeyframe<Value>) -> Steps { Steps() }

    public static func buildBlock(_ steps: Steps...) -> Steps { Steps() }

    public static func buildArray(_ steps: [Steps]) -> Steps { Steps() }
}

/// Puts the courses of the parts of a value together.
@resultBuilder
nonisolated public enum KeyframesBuilder<Root> {
    public static func buildExpression<Value>(
        _ track: KeyframeTrack<Root, Value>
    ) -> Keyframes<Root> { Keyframes() }

    public static func buildExpression(_ steps: KeyframeSteps<Root>) -> Keyframes<Root> {
        Keyframes()
    }

    public static func buildExpression(_ step: LinearKeyframe<Root>) -> Keyframes<Root> {
        Keyframes()
    }

    public static func buildExpression(_ step: CubicKeyframe<Root>) -> Keyframes<Root> {
        Keyframes()
    }

    public static func buildExpression(_ step: SpringKeyframe<Root>) -> Keyframes<Root> {
        Keyframes()
    }

    public static func buildBlock(_ tracks: Keyframes<Root>...) -> Keyframes<Root> { Keyframes() }
}

/// How quickly something moves in which part of its course, which nothing does.
nonisolated public enum UnitCurve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut

    /// A curve that two points pull.
    public static func bezier(
        startControlPoint: UnitPoint,
        endControlPoint: UnitPoint
    ) -> UnitCurve { .linear }
}
