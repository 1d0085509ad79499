/// The ticks of an axis and their labels.
public struct AxisMarks {
    let values: AxisMarkValues
    let label: (AxisValue) -> AxisValueLabel?

    /// Ticks with labels of one's own, or those that they have by themselves.
    public init(
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisValueLabel? = { _ in
            AxisValueLabel()
        }
    ) {
        self.values = values
        label = content
    }

    /// Ticks at values, with labels of one's own or those that they have by themselves.
    public init<Value: Plottable>(
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisValueLabel? = { _ in
            AxisValueLabel()
        }
    ) {
        let values = AxisMarkValues(kind: .values(values.map(\.primitivePlottable)))
        self.init(values: values, content: content)
    }

    /// The same labels at the multiples of a distance.
    init(_ marks: AxisMarks, stride: Double) {
        values = .stride(by: stride)
        label = marks.label
    }
}
