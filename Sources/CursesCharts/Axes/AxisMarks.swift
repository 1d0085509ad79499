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

/// Result builder that combines the marks of a tick; later labels replace earlier ones.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression(_ mark: some AxisMark) -> AxisMarkParts {
        AxisMarkParts(mark)
    }

    public static func buildExpression(_ mark: (some AxisMark)?) -> AxisMarkParts {
        AxisMarkParts(mark)
    }

    public static func buildExpression(_ parts: AxisMarkParts) -> AxisMarkParts { parts }

    public static func buildBlock(_ parts: AxisMarkParts...) -> AxisMarkParts {
        parts.reduce(into: AxisMarkParts()) { $0.add($1) }
    }

    public static func buildOptional(_ parts: AxisMarkParts?) -> AxisMarkParts {
        parts ?? AxisMarkParts()
    }

    public static func buildEither(first: AxisMarkParts) -> AxisMarkParts { first }

    public static func buildEither(second: AxisMarkParts) -> AxisMarkParts { second }
}

/// Result builder that merges the marks of an axis; of several labels at a tick, the first is shown.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock(_ marks: AxisMarks...) -> AxisMarks {
        let marks = marks.filter { !$0.isEmpty }
        guard let first = marks.firstIndex(where: \.isLabelled) ?? marks.indices.first else {
            return .empty
        }
        let others = marks[..<first] + marks[(first + 1)...]
        return others.reduce(into: marks[first]) { $0.add($1) }
    }

    public static func buildOptional(_ marks: AxisMarks?) -> AxisMarks {
        marks ?? .empty
    }

    public static func buildEither(first: AxisMarks) -> AxisMarks { first }

    public static func buildEither(second: AxisMarks) -> AxisMarks { second }
}

/// Positions of the ticks of an axis.
public struct AxisMarkValues {
    let kind: Kind

    /// Ticks at round numbers or calendar days, as many as fit.
    public static var automatic: AxisMarkValues { automatic() }

    /// Returns ticks at round numbers or calendar days, at most a desired count.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }

    /// Returns ticks at multiples of the first step that fits; round numbers if there are no steps.
    public static func automatic(steps: [Double]) -> AxisMarkValues {
        steps.isEmpty ? .automatic : AxisMarkValues(kind: .steps(steps))
    }

    /// Returns ticks at multiples of a step.
    public static func stride(by step: Double) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(step))
    }

    /// Returns ticks every `count` days, weeks, months or years.
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        let count = max(1, count)
        return switch component {
        case .year: AxisMarkValues(kind: .calendar(.years(count), count: 1))
        case .quarter: AxisMarkValues(kind: .calendar(.months(3 * count), count: 1))
        case .month: AxisMarkValues(kind: .calendar(.months(count), count: 1))
        case .weekOfYear, .weekOfMonth: AxisMarkValues(kind: .calendar(.week, count: count))
        default: AxisMarkValues(kind: .calendar(.day, count: count))
        }
    }

    /// Returns ticks at round numbers or calendar days; the minimum stride has no effect.
    public static func automatic(
        minimumStride: Double?,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .automatic(desiredCount: desiredCount) }

    enum Kind: Equatable {
        case automatic(Int?)
        case steps([Double])
        case stride(Double)
        case calendar(CalendarStep, count: Int)
        case values([Double])
    }
}

/// Mark drawn at each tick of an axis.
@MainActor
public protocol AxisMark {
    /// Adds the mark to the parts of a tick.
    func add(to parts: inout AxisMarkParts)
}

/// Label and grid line of a tick.
public struct AxisMarkParts {
    var label: AxisValueLabel?
    var hasGridLine = false

    /// Parts with the default label.
    public static var label: AxisMarkParts { AxisMarkParts(AxisValueLabel()) }

    init(_ mark: (some AxisMark)? = AxisValueLabel?.none) {
        mark?.add(to: &self)
    }

    mutating func add(_ other: AxisMarkParts) {
        label = other.label ?? label
        hasGridLine = hasGridLine || other.hasGridLine
    }
}

/// Grid line across the plot at a tick.
public struct AxisGridLine: AxisMark {
    /// Makes a grid line; position and stroke have no effect.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}

    public func add(to parts: inout AxisMarkParts) {
        parts.hasGridLine = true
    }
}

/// Tick on the line of an axis; no effect, since every tick is drawn.
public struct AxisTick: AxisMark {
    /// Makes a tick; position, length and stroke have no effect.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

    public func add(to parts: inout AxisMarkParts) {
        // No effect: every tick is drawn.
    }

    /// Length of a tick; no effect in a terminal.
    nonisolated public struct Length: Sendable, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        public static var automatic: Self { Self() }
        public static var label: Self { Self() }
        public static var longestLabel: Self { Self() }

        init() {}

        public init(integerLiteral value: Int) {}

        public init(floatLiteral value: Double) {}
    }
}

extension AxisValueLabel: AxisMark {
    public func add(to parts: inout AxisMarkParts) {
        parts.label = self
    }
}

extension AxisMark {
    /// No effect in a terminal: marks have the colour of the axis.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
}
