extension Stepper where Label == Text {
    /// Creates a stepper with a localized label and optional bounds.
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

    /// Creates a stepper titled by a string or text, with optional bounds.
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

    /// Creates a stepper from actions; `nil` disables a direction.
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
