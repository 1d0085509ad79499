/// A bar from zero or between two values, over a category, a day or a number, or beside it.
///
/// Bars of one place are stacked unless `position(by:)` puts them side by side. Beside their colours
/// groups have patterns of their own.
public struct BarMark: ChartContent {
    private var bar: BarDraft

    /// A bar from zero: upright, or level where only the height is a category or a day.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        let isLevel = X.plottableScale == .number && Y.plottableScale != .number
        bar =
            isLevel
            ? BarDraft(at: y, from: nil, to: x, isLevel: true, breadth: height)
            : BarDraft(at: x, from: nil, to: y, isLevel: false, breadth: width)
        bar.isStacked = stacking != .unstacked
    }

    /// An upright bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) { bar = BarDraft(at: x, from: yStart, to: yEnd, isLevel: false, breadth: width) }

    /// A level bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) { bar = BarDraft(at: y, from: xStart, to: xEnd, isLevel: true, breadth: height) }

    public func add(to marks: inout ChartMarks) {
        marks.add(bar)
    }
}

/// How broad a bar is.
nonisolated public struct MarkDimension: Sendable {
    /// The share of the room between two bars.
    let share: Double

    /// As broad as leaves a gap.
    public static let automatic = MarkDimension(share: 0.8)

    /// A share of the room between two bars.
    public static func ratio(_ ratio: Double) -> MarkDimension {
        MarkDimension(share: min(max(ratio, 0), 1))
    }

    /// So many points, which a terminal takes for a bar as broad as it is by itself.
    public static func fixed(_ length: CGFloat) -> MarkDimension { .automatic }

    /// As broad as leaves a gap.
    public static func inset(_ length: CGFloat) -> MarkDimension { .automatic }
}

nonisolated extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

    public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// Whether bars of one place stand on each other.
nonisolated public enum MarkStackingMethod: Sendable {
    case standard, normalized, center, unstacked
}

/// A bar before it is known where it stands.
nonisolated struct BarDraft {
    let value: Double
    let category: String?
    let scale: PlottableScale
    let from: Double?
    let to: Double
    let isLevel: Bool
    let share: Double
    let label: LocalizedStringKey
    var isStacked = false

    init<At: Plottable, Value: Plottable>(
        at place: PlottableValue<At>,
        from: PlottableValue<Value>?,
        to: PlottableValue<Value>,
        isLevel: Bool,
        breadth: MarkDimension
    ) {
        value = place.value.primitivePlottable
        category = place.value.plottableCategory
        scale = At.plottableScale
        self.from = from?.value.primitivePlottable
        self.to = to.value.primitivePlottable
        self.isLevel = isLevel
        share = breadth.share
        label = to.label
    }
}
