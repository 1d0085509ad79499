/// A value between bounds, changed in steps, because cells are too coarse to drag.
public struct Slider<Label: View>: PrimitiveView {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double
    private let label: Label
    private let onEditingChanged: (Bool) -> Void

    /// Creates a slider with a custom label and 100 steps by default; the labels of the bounds are
    /// not shown.
    public init<V: BinaryFloatingPoint, Minimum: View, Maximum: View>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> Minimum = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> Maximum = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let lowest = Double(bounds.lowerBound)
        let highest = Double(bounds.upperBound)
        self.value = value as? Binding<Double> ?? value.double
        self.bounds = lowest...max(lowest, highest)
        self.step = step.map { Double($0) } ?? (highest - lowest) / 100
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
    /// Creates a slider without a label and with 100 steps by default.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V? = nil,
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

extension Binding where Value: BinaryFloatingPoint {
    /// A binding that converts to `Double` and back.
    var double: Binding<Double> {
        Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels of the present value and of marked values.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels = { EmptyView() }
    ) {
        self.init(
            value: value,
            in: bounds,
            label: label,
            currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            markedValueLabels: markedValueLabels
        )
    }
}
