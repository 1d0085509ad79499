/// A value between bounds; cells are too coarse to drag over, so that it goes up and down in steps.
public struct Slider<Label: View>: PrimitiveView {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double
    private let label: Label
    private let onEditingChanged: (Bool) -> Void

    /// Steps a value inside bounds, in a hundred steps unless told otherwise; the label is any view, and
    /// at the bounds stands nothing, for the value says enough.
    public init<Minimum: View, Maximum: View>(
        value: Binding<Double>,
        in bounds: ClosedRange<Double> = 0...1,
        step: Double? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> Minimum = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> Maximum = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.value = value
        self.bounds = bounds
        self.step = step ?? (bounds.upperBound - bounds.lowerBound) / 100
        self.label = label()
        self.onEditingChanged = onEditingChanged
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        Stepper(label: label) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
        .nodes(evaluation)
    }
}

extension Slider where Label == EmptyView {
    /// Steps a value inside bounds, in a hundred steps unless told otherwise.
    public init(
        value: Binding<Double>,
        in bounds: ClosedRange<Double> = 0...1,
        step: Double? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: {},
            onEditingChanged: onEditingChanged
        )
    }
}
