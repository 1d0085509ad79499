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

extension LongPressGesture {
    /// Has no effect in a terminal: the state is never updated.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Bool, inout State, inout Transaction) -> Void
    ) -> LongPressGesture { self }
}
