/// Ticks of an axis and their labels and grid lines.
///
/// The vertical axis is always on the left and the horizontal one at the bottom.
public struct AxisMarks {
    private(set) var values: AxisMarkValues
    private(set) var parts: (AxisValue) -> AxisMarkParts
    /// Marks at other values.
    private(set) var others: [AxisMarks] = []
    /// True if it has no ticks.
    var isEmpty: Bool { values.kind == .values([]) }
    /// True if a tick has a label.
    var isLabelled: Bool {
        let value = AxisValue(number: 0, label: "", index: 0, count: 1, calendarStep: nil)
        return parts(value).label != nil
    }

    /// Makes ticks with custom labels, or the default ones.
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

    /// Makes ticks with the same marks at each.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping () -> AxisMarkParts
    ) { self.init(values: values) { _ in content() } }

    /// Makes ticks at given values, with custom labels or the default ones.
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

    /// Makes ticks at given values, with the same marks at each.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping () -> AxisMarkParts
    ) { self.init(values: values) { _ in content() } }

    /// Makes ticks at the days of given dates.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Date],
        stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkParts = { _ in
            AxisMarkParts.label
        }
    ) { self.init(values: values.map { DateDay($0) }, content: content) }

    /// Makes ticks whose labels are formatted days.
    public init(
        format: DateStyle,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(values: values) { _ in AxisValueLabel(format: format) } }

    /// Makes ticks whose labels are formatted numbers.
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

    /// Marks without ticks.
    static var empty: AxisMarks { AxisMarks(values: [Double]()) { AxisMarkParts() } }

    /// Merges other marks; a tick keeps the label it has.
    mutating func add(_ other: AxisMarks) {
        if other.values.kind == values.kind {
            parts = { [parts, added = other.parts] value in
                var result = added(value)
                result.add(parts(value))
                return result
            }
            others += other.others
        } else {
            others.append(other)
        }
    }

    /// Makes the same marks at multiples of a step.
    init(_ marks: AxisMarks, stride: Double) {
        self = marks
        values = .stride(by: stride)
    }
}

/// Alignment of axis marks with the plot; no effect in a terminal.
nonisolated public enum AxisMarkPreset: Sendable {
    case automatic, extended, aligned, inset
}

/// Edge of the plot for an axis; no effect in a terminal.
nonisolated public enum AxisMarkPosition: Sendable {
    case automatic, leading, trailing, top, bottom
}
