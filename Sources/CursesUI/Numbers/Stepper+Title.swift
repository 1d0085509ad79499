extension Stepper where Label == Text {
    /// Steps a value, inside bounds if there are any; the label is the translation of a key.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey)) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }

    /// Steps a value, inside bounds if there are any; the label is any text.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some TitleText,
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: title.titleText) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }

    /// Does something for a step up and for a step down; nil where there is none.
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey)) {
            StepperSteps(increment: onIncrement, decrement: onDecrement)
                .reporting(to: onEditingChanged)
        }
    }
}
