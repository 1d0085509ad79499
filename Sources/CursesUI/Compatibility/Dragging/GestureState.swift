/// What is kept during a drag, which is what it is at first.
@MainActor
@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value

    /// Takes what is kept while nothing is dragged.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Takes what is kept while nothing is dragged.
    public init(initialValue: Value) {
        self.wrappedValue = initialValue
    }

    /// The state itself.
    public var projectedValue: GestureState { self }
}

extension LongPressGesture {
    /// Would keep something during the press.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Bool, inout State, inout Transaction) -> Void
    ) -> LongPressGesture { self }
}
