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
