/// The points of one line, one area or one kind of symbol.
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

    /// The symbol of the points, if they have one.
    var symbol: BasicChartSymbolShape? {
        look.symbol ?? kind.symbol.map { look.group?.symbol ?? $0 }
    }

    /// Whether an area is drawn by its edges.
    var isOutlined: Bool { kind.layer == .area && look.isDashed == true }

    /// When true, it is the band around a line that is drawn as the edge of an area.
    var isHalo: Bool { kind.layer == .area && look.fade != nil }

    /// What stands for it in a legend.
    func glyph(_ dots: ChartDots) -> Unicode.Scalar {
        if let symbol { return symbol.glyph(dots) }
        if isShade { return " " }
        return isOutlined
            ? dots.glyph(dots.bit(0, 1) | dots.bit(dots.columns - 1, 1)) : look.lineGlyph
    }

    func append(_ point: PlotPoint) {
        points.append(point)
    }

    /// Whether a mark belongs here; a line keeps the look that it began with.
    func takes(_ mark: MarkPoint, _ kind: MarkKind, _ look: MarkLook) -> Bool {
        self.kind === kind && (kind.draw != nil || self.look == look)
            && label == mark.label && series == mark.series
    }

    /// How many points there are between two x-values.
    func count(in span: Span) -> Int {
        var count = 0
        for point in points where span.contains(point.x) { count += 1 }
        return count
    }

    /// The last point that stands at an x-value.
    func point(at x: Double) -> PlotPoint? {
        points.last { $0.x == x && $0.isDrawable }
    }
}
