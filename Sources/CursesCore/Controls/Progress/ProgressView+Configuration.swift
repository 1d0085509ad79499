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
    /// Shows the share of a time interval that has passed at evaluation; does not update by itself.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let passed = Date().timeIntervalSince(timerInterval.lowerBound)
        let done = Self.fraction(passed, of: length)
        self.init(
            fraction: countsDown ? 1 - done : done,
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}
