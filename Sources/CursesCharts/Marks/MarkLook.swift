/// Look of a mark.
nonisolated struct MarkLook: Hashable {
    var style: Style
    var symbol: BasicChartSymbolShape?
    /// True if a line is dashed; `nil` if unspecified.
    var isDashed: Bool?
    /// True if a line is two dots wide.
    var isThick = false
    /// Fade of the area below a line; `nil` for a plain line.
    var fade: MarkFade?
    /// True if a point is a dot of the grid that lines are made of.
    var isFine = false
    /// True if a fine point is seen only under the crosshair.
    var isBare = false
    /// Symbol of a line in the legend, distinguishable without colour.
    var lineGlyph: Unicode.Scalar { isDashed == true ? "╌" : isThick ? "━" : "─" }
    /// Addition to the name in the reading.
    var note: String?
    /// Short form of `note`.
    var shortNote: String?
    /// True if the reading leaves the mark out.
    var isHidden = false
    /// Group of the mark; `nil` without one.
    var group: ChartGroup?
    /// Name of its place among bars side by side.
    var position: String?
}

/// Range drawn in the success colour, and the distance from it to the accent.
nonisolated struct MarkFade: Hashable {
    var target: ClosedRange<Double>?
    var distance: Double
    /// True if the area below the line is filled.
    var isFilled = true

    /// Returns the share of the success colour at a y-value, from 0 (accent) to 1; `nil` without a
    /// target.
    func part(at y: Double) -> Double? {
        guard let target else { return nil }
        let away = max(target.lowerBound - y, y - target.upperBound, 0)
        if away == 0 { return 1 }
        return away < distance ? 1 - away / distance : 0
    }
}

/// Symbol of points; the shape distinguishes series without colour.
nonisolated public enum BasicChartSymbolShape: Hashable, Sendable {
    case circle, square, triangle, diamond, cross, plus, asterisk

    func glyph(_ dots: ChartDots) -> Unicode.Scalar {
        switch self {
        case .circle: dots == .ascii ? "*" : "•"
        case .square: dots == .ascii ? "#" : "■"
        case .triangle: dots == .ascii ? "^" : "▲"
        case .diamond: dots == .ascii ? "o" : "◆"
        case .cross: dots == .ascii ? "x" : "×"
        case .plus: "+"
        case .asterisk: dots == .ascii ? "%" : "∗"
        }
    }

    /// Symbol of a fine point under the crosshair.
    var markedGlyph: Unicode.Scalar { self == .circle ? "●" : glyph(.braille) }
}

/// Drawing of the points of a track; each kind is declared beside its mark.
nonisolated final class MarkKind: Sendable {
    typealias Drawing = @Sendable (MarkTrack, PlotScale, PlotScale, inout DotGrid) -> Void

    /// Default symbol of points; `nil` for lines and areas.
    let symbol: BasicChartSymbolShape?
    let layer: PlotSurface.Layer
    let draw: Drawing?

    init(symbol: BasicChartSymbolShape? = nil, layer: PlotSurface.Layer, draw: Drawing? = nil) {
        self.symbol = symbol
        self.layer = layer
        self.draw = draw
    }
}

extension ChartContent {
    /// Sets the style of the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, theme in
            look.style = look.style.overlaid(by: style.style(in: theme))
        }
    }

    /// Sets the symbol of points, or adds symbols to the points of a line.
    public func symbol(_ symbol: BasicChartSymbolShape) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.symbol = symbol }
    }

    /// Draws lines and rules solid or dashed, and lines of width 2 or more thick.
    public func lineStyle(_ style: StrokeStyle) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            look.isDashed = !style.dash.isEmpty
            look.isThick = style.lineWidth >= 2
        }
    }

    /// Adds a note to the name in the reading, the short form if there is little room.
    public func nameNote(_ note: String?, short: String? = nil) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            look.note = note
            look.shortNote = short
        }
    }

    /// Sets the size of points, in square points; below 10, a point is a dot of the grid that lines
    /// are made of, and at 0 it is seen only under the crosshair.
    public func symbolSize(_ size: Double) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            look.isFine = size < 10
            look.isBare = size <= 0
        }
    }

    /// Draws a line as the upper edge of an area that fades downward, in the success colour within
    /// a range and in the accent from `distance` away; an `AreaMark` between two lines becomes a
    /// band around it, or is shaded in its colours. Without a fill only the edge is drawn. No effect
    /// with 16 colours.
    public func faded(
        to target: ClosedRange<Double>?,
        over distance: Double,
        isFilled: Bool = true
    ) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, theme in
            guard theme.fade != nil else { return }
            look.fade = MarkFade(target: target, distance: distance, isFilled: isFilled)
        }
    }
}

extension ChartContent {
    /// Dims the marks at an opacity of 0.5 or less.
    public func opacity(_ opacity: Double) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            if opacity <= 0.5 { look.style.attributes.insert(.dim) }
        }
    }

    /// No effect: values alone decide the position of marks.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

    /// No effect: values alone decide the position of marks.
    public func offset(_ offset: CGSize) -> Self { self }

    /// No effect in a terminal: lines are straight between points.
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }

    /// No effect in a terminal: bars have square corners.
    public func cornerRadius(_ radius: CGFloat) -> Self { self }

    /// No effect: the kind of mark decides the drawing order.
    public func zIndex(_ value: Double) -> Self { self }

    /// Leaves the marks out of the reading above the plot, and the crosshair passes them.
    public func accessibilityHidden(_ hidden: Bool) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.isHidden = hidden }
    }
}

/// Interpolation of a line; no effect in a terminal.
nonisolated public enum InterpolationMethod: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd, catmullRom, cardinal

    /// Returns `catmullRom`.
    public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }

    /// Returns `cardinal`.
    public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
}

extension ChartContent {
    /// No effect: values alone decide the position of marks.
    public func offset(
        x: CGFloat = 0,
        yStart: Double,
        yEnd: Double = 0
    ) -> Self { self }
}

/// Marks with a changed look.
public struct StyledChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let change: (inout MarkLook, Theme) -> Void

    public func add(to marks: inout ChartMarks) {
        let outer = marks.look
        change(&marks.look, marks.theme)
        content.add(to: &marks)
        marks.look = outer
    }
}
