extension Gauge where BoundsLabel == EmptyView {
    /// Shows a value between bounds, with the value in words and labels for values in between.
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
