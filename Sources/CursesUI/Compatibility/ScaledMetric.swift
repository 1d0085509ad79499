/// A length that grows with the size of text, which on a terminal is one.
@propertyWrapper
nonisolated public struct ScaledMetric<Value: BinaryFloatingPoint> {
    /// The length.
    public let wrappedValue: Value

    /// Takes a length.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Takes a length that grows with the text of a role.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}
