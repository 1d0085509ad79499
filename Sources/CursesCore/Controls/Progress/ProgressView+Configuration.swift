extension ProgressView where Label == StylePart?, CurrentValueLabel == StylePart? {
    /// Shows what a style is given, as it would be shown without the style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension ProgressView {
    /// Shows how much of the time between two points has passed when the view is made.
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
