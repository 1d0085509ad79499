extension ProgressView where Label == StylePart?, CurrentValueLabel == StylePart? {
    /// Shows the progress of a configuration in the default style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension ProgressView {
    /// Shows the share of a time interval that has passed, or is left; it changes each second.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
        span = LiveDate(
            form: .span(
                start: timerInterval.lowerBound,
                countsDown: countsDown,
                showsHours: true
            ),
            date: timerInterval.upperBound
        )
    }
}
