extension TextField where Label == Text {
    /// Edits a number of points in a format of the toolkit's own.
    public init(
        _ titleKey: LocalizedStringKey,
        value: Binding<CGFloat>,
        format: NumberStyle<Double>,
        prompt: Text? = nil
    ) { self.init(titleKey, value: value.double, format: format, prompt: prompt) }

    /// Edits a number in a format of the toolkit's own.
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
