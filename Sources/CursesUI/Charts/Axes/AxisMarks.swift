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

/// A value that a tick stands for.
public struct AxisValue {
    let number: Double
    /// The position of the tick among all.
    public let index: Int
    /// The number of all ticks.
    public let count: Int
    /// The distance of the ticks of a calendar axis, which decides what a label must say.
    public let calendarStep: CalendarStep?

    /// The value as one of the values that were plotted.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        Value(primitivePlottable: number)
    }
}

/// The label of a tick.
public struct AxisValueLabel {
    let text: Text?

    /// The label that the tick has by itself.
    public init() {
        text = nil
    }

    /// The translation of a key.
    public init(_ labelKey: LocalizedStringKey) {
        text = Text(labelKey)
    }

    /// Text as it stands.
    @_disfavoredOverload
    public init(_ label: some StringProtocol) {
        text = Text(label)
    }

    /// A text.
    public init(content: () -> Text) {
        text = content()
    }
}

/// Puts the label of a tick together.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock() -> AxisValueLabel? { nil }

    public static func buildBlock(_ label: AxisValueLabel?) -> AxisValueLabel? { label }

    public static func buildOptional(_ label: AxisValueLabel??) -> AxisValueLabel? { label ?? nil }

    public static func buildEither(first: AxisValueLabel?) -> AxisValueLabel? { first }

    public static func buildEither(second: AxisValueLabel?) -> AxisValueLabel? { second }
}
