/// Bar from zero or between two values, at a category, a day or a number.
///
/// Bars at one place are stacked unless `position(by:)` puts them side by side. Each group has
/// its colour and pattern.
public struct BarMark: ChartContent {
    private var bar: BarDraft

    /// Makes a bar from zero; horizontal if only `y` is a category or a day.
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

    /// Makes a vertical bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) { bar = BarDraft(at: x, from: yStart, to: yEnd, isLevel: false, breadth: width) }

    /// Makes a horizontal bar between two values.
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

/// Breadth of a bar.
nonisolated public struct MarkDimension: Sendable {
    /// Share of the distance between two bars.
    let share: Double

    /// 80 % of the distance between two bars.
    public static let automatic = MarkDimension(share: 0.8)

    /// Returns a share of the distance between two bars, clamped to 0…1.
    public static func ratio(_ ratio: Double) -> MarkDimension {
        MarkDimension(share: min(max(ratio, 0), 1))
    }

    /// Returns `automatic`: points have no meaning in a terminal.
    public static func fixed(_ length: CGFloat) -> MarkDimension { .automatic }

    /// Returns `automatic`: points have no meaning in a terminal.
    public static func inset(_ length: CGFloat) -> MarkDimension { .automatic }
}

nonisolated extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

    public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// Stacking of bars at one place; all but `unstacked` act like `standard`.
nonisolated public enum MarkStackingMethod: Sendable {
    case standard, normalized, center, unstacked
}

/// Bar whose place on the axis is not resolved yet.
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

/// Share of a whole, drawn as a segment of a horizontal bar.
public struct SectorMark: ChartContent {
    private var bar: BarDraft

    /// Makes a segment as long as its value; radii and inset have no effect.
    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: Double? = nil
    ) {
        bar = BarDraft(
            at: .value(angle.label, ""),
            from: nil,
            to: angle,
            isLevel: true,
            breadth: .automatic
        )
        bar.isStacked = true
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(bar)
        marks.hasSectors = true
    }
}
