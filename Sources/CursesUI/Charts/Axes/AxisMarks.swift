/// The ticks of an axis and their labels.
public struct AxisMarks {
    let values: AxisMarkValues
    let label: ((AxisValue) -> AxisValueLabel?)?

    /// Ticks with the labels that they have by themselves.
    public init(values: AxisMarkValues = .automatic) {
        self.values = values
        label = nil
    }

    /// Ticks at values, with the labels that they have by themselves.
    public init<Value: Plottable>(values: [Value]) {
        self.init(values: AxisMarkValues(kind: .values(values.map(\.primitivePlottable))))
    }

    /// Ticks with labels of one's own.
    public init(
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisValueLabel?
    ) {
        self.values = values
        label = content
    }

    /// Ticks at values, with labels of one's own.
    public init<Value: Plottable>(
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisValueLabel?
    ) {
        self.init(
            values: AxisMarkValues(kind: .values(values.map(\.primitivePlottable))),
            content: content
        )
    }
}
