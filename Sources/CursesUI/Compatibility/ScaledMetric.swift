/// A length that scales with the text size; unchanged in a terminal.
@propertyWrapper
nonisolated public struct ScaledMetric<Value: BinaryFloatingPoint> {
    /// The length, unscaled.
    public let wrappedValue: Value

    /// Creates a metric with a length.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a metric with a length; the text style has no effect.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}
