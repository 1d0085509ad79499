/// A value that is increased and decreased in steps.
public struct Stepper<Label: View>: PrimitiveView {
    private let steps: () -> StepperSteps
    private let label: Label

    init(label: Label, steps: @escaping () -> StepperSteps) {
        self.steps = steps
        self.label = label
    }

    /// Creates a stepper from actions; `nil` disables a direction.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label()) {
            StepperSteps(increment: onIncrement, decrement: onDecrement)
                .reporting(to: onEditingChanged)
        }
    }

    /// Creates a stepper with a custom label and optional bounds.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label()) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let node = StepperNode(evaluation.place, steps(), evaluation.environment)
        return evaluation.at(1).labeled(evaluation.validated(node), by: label, target: node)
    }
}

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
