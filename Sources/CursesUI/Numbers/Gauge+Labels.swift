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
