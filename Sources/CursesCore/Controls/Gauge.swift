/// A value on a line between two bounds.
///
/// The tags of `markedValueLabels` are class bounds inside the line, which show the class of the
/// value.
public struct Gauge<
    Label: View,
    CurrentValueLabel: View,
    BoundsLabel: View,
    MarkedValueLabels: View
>: PrimitiveView {
    private let value: Double
    private let lower: Double
    private let upper: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel
    private let markedValueLabels: MarkedValueLabels

    /// Shows a value between bounds, with labels for them and for values in between.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels = { EmptyView() }
    ) {
        self.value = Double(value)
        lower = Double(bounds.lowerBound)
        upper = Double(bounds.upperBound)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
        self.markedValueLabels = markedValueLabels()
    }

    private var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: upper > lower ? min(max(0, (value - lower) / (upper - lower)), 1) : 0,
            label: StylePart(content: label),
            currentValueLabel: StylePart(content: currentValueLabel),
            minimumValueLabel: StylePart(content: minimumValueLabel),
            maximumValueLabel: StylePart(content: maximumValueLabel)
        )
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let style = evaluation.environment.customGaugeStyle {
            let inner = evaluation.at(0).with { $0.customGaugeStyle = nil }
            return style(configuration).nodes(inner)
        }
        let marks = markedValueLabels.nodes(evaluation.at(4)).compactMap { node in
            node.tag.flatMap(Self.number).map { GaugeLabel(value: $0, text: node.text) }
        }
        let least = minimumValueLabel.nodes(evaluation.at(2)).text
        let most = maximumValueLabel.nodes(evaluation.at(3)).text
        let ends = [
            GaugeLabel(value: lower, text: least), GaugeLabel(value: upper, text: most),
        ]
        let scale = GaugeScale(value: value, lower: lower, upper: upper, marks: marks.map(\.value))
        let row = evaluation.with { $0.isInRow = true }
        let node = GaugeNode(
            evaluation,
            scale,
            labels: (ends + marks).filter { !$0.text.isEmpty },
            current: currentValueLabel.nodes(row.at(1))
        )
        return evaluation.at(0).labeled(node, by: label)
    }

    private static func number(_ tag: AnyHashable) -> Double? {
        switch tag.base {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        default: nil
        }
    }
}

/// A label below a value of a gauge.
struct GaugeLabel {
    let value: Double
    let text: String
}

/// The value and labels of a gauge for a custom style.
public struct GaugeStyleConfiguration {
    /// Position of the value between the bounds, from 0 to 1.
    public let value: Double
    /// The label of the gauge.
    public let label: StylePart
    /// The label of the value.
    public let currentValueLabel: StylePart?
    /// The label of the lower bound.
    public let minimumValueLabel: StylePart?
    /// The label of the upper bound.
    public let maximumValueLabel: StylePart?
}

extension EnvironmentValues {
    /// The custom style of gauges; `nil` for a style of the toolkit.
    @Entry package var customGaugeStyle: ((GaugeStyleConfiguration) -> any View)?
}

/// A look of gauges drawn by the toolkit.
@MainActor
public protocol PrimitiveGaugeStyle {
    /// When true, a dot marks the value. When false, a bar ends there.
    var isMarked: Bool { get }
}

/// Draws a dot on a line.
public struct AccessoryLinearGaugeStyle: PrimitiveGaugeStyle {
    public let isMarked = true

    public init() {}
}

extension PrimitiveGaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// The default style: a dot on a line.
    public static var automatic: Self { Self() }
}

extension EnvironmentValues {
    /// The style of gauges, by default a dot on a line.
    @Entry package var gaugeStyle: any PrimitiveGaugeStyle = .automatic
}

/// Cells of values on the line of a gauge.
struct GaugeScale {
    let value: Double
    let lower: Double
    let upper: Double
    /// The marks between the bounds, in ascending order.
    let marks: [Double]
    /// True if there is a mark at the upper bound, from which on another class begins.
    private let endsInMark: Bool

    init(value: Double, lower: Double, upper: Double, marks: [Double]) {
        self.value = value
        self.lower = lower
        self.upper = upper
        endsInMark = marks.contains(upper)
        self.marks = marks.filter { $0 > lower && $0 < upper }.sorted()
    }

    /// Returns the cell of a value on a line of cells, or `nil` if it is not a number.
    func cell(_ value: Double, of count: Int) -> Int? {
        guard count > 0, !value.isNaN, !lower.isNaN, !upper.isNaN else { return nil }
        if value <= lower { return 0 }
        if value >= upper { return count - 1 }
        let fraction = value / (upper - lower) - lower / (upper - lower)
        guard fraction.isFinite else { return 0 }
        return min(count - 1, max(0, Int(fraction * Double(count))))
    }

    /// Returns the cells of the marks.
    func markCells(of count: Int) -> [Int] { marks.compactMap { cell($0, of: count) } }

    /// True if the value is outside the bounds.
    var isBeyond: Bool { value < lower || value > upper }

    /// The character of the value: a dot, or an arrow outside the bounds.
    var valueGlyph: String { value < lower ? "‹" : isBeyond ? "›" : "●" }

    /// Returns the filled cells: between the marks around the value, or up to the value.
    func filled(of count: Int, isMarked: Bool) -> Range<Int> {
        guard let end = cell(value, of: count) else { return 0..<0 }
        if !isMarked { return 0..<(value >= upper ? count : end) }
        guard !marks.isEmpty else { return 0..<end }
        if endsInMark, value >= upper { return count - 1..<count }
        let below = marks.last { $0 <= value }.flatMap { cell($0, of: count) }
        let above = marks.first { $0 > value }.flatMap { cell($0, of: count) }
        let start = below.map { $0 + 1 } ?? 0
        return start..<max(start, above ?? count)
    }

    /// Returns the cell of the value, moved beside the marks around it if there is space.
    func valueCell(of count: Int) -> Int? {
        guard let cell = cell(value, of: count) else { return nil }
        let filled = filled(of: count, isMarked: true)
        if marks.isEmpty || filled.isEmpty { return cell }
        return min(max(cell, filled.lowerBound), filled.upperBound - 1)
    }
}

/// Draws a value on a line, with labels below and the label of the value beside it.
final class GaugeNode: Node {
    private let scale: GaugeScale
    private let labels: [GaugeLabel]
    private let environment: EnvironmentValues

    init(_ evaluation: Evaluation, _ scale: GaugeScale, labels: [GaugeLabel], current: [Node]) {
        self.scale = scale
        self.labels = labels
        environment = evaluation.environment
        let place = evaluation.place
        let row = StackNode(place.child(0), current, axis: .horizontal, spacing: 1)
        super.init(place, children: current.isEmpty ? [] : [row])
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: min(proposal.width ?? 30, 120), height: labels.isEmpty ? 1 : 2)
    }

    override func layOut() {
        guard let current = children.first else { return }
        let width = min(frame.width, current.size(.ideal).width)
        current.place(in: Rect(x: frame.maxX - width, y: frame.minY, width: width, height: 1))
    }

    override func draw(on painter: Painter) {
        painter.clipped(to: frame) {
            super.draw(on: painter)
            guard line.width >= 4 else { return }
            drawLine(on: painter)
            if frame.height > 1 { drawLabels(on: painter) }
        }
    }

    private var line: Rect {
        let rest = children.first.map { $0.frame.width + 1 } ?? 0
        return Rect(x: frame.minX, y: frame.minY, width: frame.width - rest, height: 1)
    }

    private var cellCount: Int { line.width - 2 }

    private func drawLine(on painter: Painter) {
        let isMarked = environment.gaugeStyle.isMarked
        let filled = scale.filled(of: cellCount, isMarked: isMarked)
        let marks = Set(scale.markCells(of: cellCount))
        let quiet = painter.theme.tertiary
        let strong = accent(painter).overlaid(by: environment.textStyle)
        painter.draw("├", at: line.origin, style: quiet)
        painter.draw("┤", at: Point(x: line.maxX - 1, y: line.minY), style: quiet)
        for cell in 0..<cellCount {
            let isFilled = filled.contains(cell)
            let glyph = isFilled ? "━" : marks.contains(cell) ? "┬" : "─"
            painter.draw(glyph, at: point(cell), style: isFilled ? strong : quiet)
        }
        guard isMarked, let cell = scale.valueCell(of: cellCount) else { return }
        // The text colour contrasts with filled cells; an arrow beyond the line has the accent.
        let style = scale.isBeyond ? strong : environment.textStyle
        painter.draw(
            scale.valueGlyph,
            at: point(cell),
            style: style.overlaid(by: Style(attributes: .bold))
        )
    }

    /// Returns the accent, or the window's if it is plain, which would look like text.
    private func accent(_ painter: Painter) -> Style {
        environment.theme.tint == .plain ? painter.theme.tint : environment.theme.tint
    }

    private func drawLabels(on painter: Painter) {
        var taken: [Range<Int>] = []
        for label in labels {
            guard let center = column(label.value) else { continue }
            let text = GlyphText(label.text).truncated(to: line.width)
            let starts = [0, 1, -1].map { center - text.width / 2 + $0 }
                .map { min(max(line.minX, $0), line.maxX - text.width) }
            guard let start = starts.first(where: { isReusable($0, text.width, taken) }) else {
                continue
            }
            taken.append(start - 1..<start + text.width + 1)
            let point = Point(x: start, y: line.minY + 1)
            painter.draw(text, at: point, style: painter.theme.secondary)
        }
    }

    private func isReusable(_ start: Int, _ width: Int, _ taken: [Range<Int>]) -> Bool {
        !taken.contains { $0.overlaps(start..<start + width) }
    }

    private func column(_ value: Double) -> Int? {
        if value == scale.lower { return line.minX }
        if value == scale.upper { return line.maxX - 1 }
        guard scale.marks.contains(value) else { return nil }
        return scale.cell(value, of: cellCount).map { point($0).x }
    }

    private func point(_ cell: Int) -> Point { Point(x: line.minX + 1 + cell, y: line.minY) }
}
