extension Stepper {
    /// Creates a stepper with a custom label; the format has no effect.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>? = nil,
        step: F.FormatInput.Stride = 1,
        format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label: label()) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper whose localized label ends with the formatted value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>? = nil,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: Text(titleKey) + Text(verbatim: " " + format.format(value.wrappedValue))
        ) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }
}
