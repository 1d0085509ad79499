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

    /// No effect in a terminal, which has one font.
    public func font(_ font: Font?) -> Self { self }

    /// No effect: the axis decides the position of labels.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
