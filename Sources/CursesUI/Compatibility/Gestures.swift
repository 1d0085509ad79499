/// A drag gesture. Never recognized in a terminal: provide a key as well.
public struct DragGesture: Gesture {
    /// The state of a drag.
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var predictedEndTranslation: CGSize
        public var predictedEndLocation: CGPoint
        public var velocity: CGSize
    }

    public let action: (() -> Void)? = nil

    /// Creates a gesture; the parameters have no effect.
    public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }

    /// Has no effect in a terminal: the state is never updated.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> DragGesture { self }
}

/// State of a gesture in progress; always the initial value in a terminal.
@MainActor
@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value

    /// Creates state with its initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates state with its initial value.
    public init(initialValue: Value) {
        self.wrappedValue = initialValue
    }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState { self }
}

/// A magnify gesture, under its older name. Never recognized in a terminal.
public struct MagnificationGesture: Gesture {
    public let action: (() -> Void)? = nil

    /// Creates a gesture; the parameter has no effect.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }

    /// Has no effect in a terminal: the action is never called.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onEnded(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }
}
