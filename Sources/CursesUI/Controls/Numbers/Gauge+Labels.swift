extension Gauge
where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
    /// Shows a value between bounds.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Shows a value between bounds, and the value in words.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value,
            in: bounds,
            label: label,
            currentValueLabel: currentValueLabel,
            markedValueLabels: { EmptyView() }
        )
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Shows a value between bounds, with labels for values in between.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
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

extension Gauge where MarkedValueLabels == EmptyView {
    /// Shows a value between bounds, with a label for each of them.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value,
            in: bounds,
            label: label,
            currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel,
            markedValueLabels: { EmptyView() }
        )
    }
}
