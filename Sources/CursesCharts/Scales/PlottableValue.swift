/// Value with the name of its quantity.
nonisolated public struct PlottableValue<Value> {
    let label: LocalizedStringKey
    let value: Value

    /// Labels a value with a localized text.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: labelKey, value: value)
    }

    /// Labels a value with a text.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(label: LocalizedStringKey(String(label)), value: value)
    }
}
