/// Something that stands at each tick of an axis.
@MainActor
public protocol AxisMark {
    /// What the parts of a tick become with it.
    func add(to parts: inout AxisMarkParts)
}

/// What stands at a tick of an axis.
public struct AxisMarkParts {
    var label: AxisValueLabel?
    var hasGridLine = false

    /// The label that a tick has by itself.
    public static var label: AxisMarkParts { AxisMarkParts(AxisValueLabel()) }

    init(_ mark: (some AxisMark)? = AxisValueLabel?.none) {
        mark?.add(to: &self)
    }

    mutating func add(_ other: AxisMarkParts) {
        label = other.label ?? label
        hasGridLine = hasGridLine || other.hasGridLine
    }
}

/// A faint line across the plot at a tick.
public struct AxisGridLine: AxisMark {
    /// A line at the tick.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}

    public func add(to parts: inout AxisMarkParts) {
        parts.hasGridLine = true
    }
}

/// A tick on the line of an axis, which a labelled value has anyway.
public struct AxisTick: AxisMark {
    /// A tick as long as a terminal's are.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

    public func add(to parts: inout AxisMarkParts) {
        // A labelled value has its tick anyway.
    }

    /// How long a tick is.
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
    /// Colours what stands at a tick, which is as faint as its axis.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }

    /// Chooses the font of what stands at a tick.
    public func font(_ font: Font?) -> Self { self }

    /// Moves what stands at a tick by points, which are no cells.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
