/// The ticks of an axis and what stands at each.
///
/// The vertical axis is at the left and the horizontal one below, wherever they are asked for.
public struct AxisMarks {
    let values: AxisMarkValues
    let parts: (AxisValue) -> AxisMarkParts
    /// Whether anything stands at the ticks that can be read.
    var isLabelled: Bool {
        let value = AxisValue(number: 0, label: "", index: 0, count: 1, calendarStep: nil)
        return parts(value).label != nil
    }

    /// Ticks with labels of one's own, or those that they have by themselves.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkParts = { _ in
            AxisMarkParts.label
        }
    ) {
        self.values = values
        parts = content
    }

    /// Ticks with the same at each.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping () -> AxisMarkParts
    ) { self.init(values: values) { _ in content() } }

    /// Ticks at values, with labels of one's own or those that they have by themselves.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkParts = { _ in
            AxisMarkParts.label
        }
    ) {
        let values = AxisMarkValues(kind: .values(values.map(\.primitivePlottable)))
        self.init(values: values, content: content)
    }

    /// Ticks at values, with the same at each.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping () -> AxisMarkParts
    ) { self.init(values: values) { _ in content() } }

    /// Ticks at the days of points in time.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Date],
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkParts = { _ in
            AxisMarkParts.label
        }
    ) { self.init(values: values.map { DateDay($0) }, content: content) }

    /// Ticks whose labels are days in a format.
    public init(
        format: DateStyle,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(values: values) { _ in AxisValueLabel(format: format) } }

    /// Ticks whose labels are numbers in a format.
    @_disfavoredOverload
    public init<F: FormatStyle>(
        format: F,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput == Double, F.FormatOutput == String {
        self.init(values: values) { _ in AxisValueLabel(format: format) }
    }

    /// The same marks at the multiples of a distance.
    init(_ marks: AxisMarks, stride: Double) {
        values = .stride(by: stride)
        parts = marks.parts
    }
}

/// How marks stand to the plot.
nonisolated public enum AxisMarkPreset: Sendable {
    case automatic, extended, aligned, inset
}

/// At which edge of the plot an axis is.
nonisolated public enum AxisMarkPosition: Sendable {
    case automatic, leading, trailing, top, bottom
}
