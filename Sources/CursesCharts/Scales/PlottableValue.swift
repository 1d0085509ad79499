/// A value with the name of what it measures.
nonisolated public struct PlottableValue<Value> {
    let label: LocalizedStringKey
    let value: Value

    /// Names a value by the translation of a key.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: labelKey, value: value)
    }

    /// Names a value by text as it stands.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(label: LocalizedStringKey(String(label)), value: value)
    }
}
