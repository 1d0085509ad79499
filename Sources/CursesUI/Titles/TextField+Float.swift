extension TextField where Label == Text {
    /// Creates a field that edits a `CGFloat` in a number format.
    public init(
        _ titleKey: LocalizedStringKey,
        value: Binding<CGFloat>,
        format: NumberStyle<Double>,
        prompt: Text? = nil
    ) { self.init(titleKey, value: value.double, format: format, prompt: prompt) }

    /// Creates a field that edits a `Float` in a number format.
    public init(
        _ titleKey: LocalizedStringKey,
        value: Binding<Float>,
        format: NumberStyle<Double>,
        prompt: Text? = nil
    ) { self.init(titleKey, value: value.double, format: format, prompt: prompt) }
}

extension Binding where Value: BinaryFloatingPoint {
    fileprivate var double: Binding<Double> {
        Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
    }
}
