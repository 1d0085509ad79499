/// Points of one line, one area or one kind of symbol.
nonisolated final class MarkTrack {
    let kind: MarkKind
    let label: LocalizedStringKey
    let series: String?
    let look: MarkLook
    private(set) var points: [PlotPoint] = []

    init(_ first: MarkPoint, kind: MarkKind, look: MarkLook) {
        self.kind = kind
        label = first.label
        series = first.series
        self.look = look
    }

    /// Symbol of the points; `nil` for lines and areas without one.
    var symbol: BasicChartSymbolShape? {
        look.symbol ?? kind.symbol.map { look.group?.symbol ?? $0 }
    }

    /// True if only the edges of an area are drawn.
    var isOutlined: Bool { kind.layer == .area && look.isDashed == true }

    /// True if it is the band around a line with a fade.
    var isHalo: Bool { kind.layer == .area && look.fade != nil }

    /// Returns the symbol in a legend.
    func glyph(_ dots: ChartDots) -> Unicode.Scalar {
        if let symbol { return symbol.glyph(dots) }
        if isShade { return " " }
        return isOutlined
            ? dots.glyph(dots.bit(0, 1) | dots.bit(dots.columns - 1, 1)) : look.lineGlyph
    }

    func append(_ point: PlotPoint) {
        points.append(point)
    }

    /// Returns whether a mark belongs to the track; a line keeps its first look.
    func takes(_ mark: MarkPoint, _ kind: MarkKind, _ look: MarkLook) -> Bool {
        self.kind === kind && (kind.draw != nil || self.look == look)
            && label == mark.label && series == mark.series
    }

    /// Returns the number of points between two x-values.
    func count(in span: Span) -> Int {
        var count = 0
        for point in points where span.contains(point.x) { count += 1 }
        return count
    }

    /// Returns the last drawable point at an x-value, or `nil`.
    func point(at x: Double) -> PlotPoint? {
        points.last { $0.x == x && $0.isDrawable }
    }
}
