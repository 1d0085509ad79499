/// Marks of a chart, sorted by kind while its content is evaluated.
public struct ChartMarks {
    private(set) var tracks: [MarkTrack] = []
    private(set) var rules: [MarkShape] = []
    private(set) var bands: [MarkShape] = []
    private(set) var annotations: [MarkAnnotation] = []
    private(set) var scale = PlottableScale.number
    var bars = BarShapes()
    var hasSectors = false
    var xCategories: PlotCategories
    var yCategories: PlotCategories
    var groups: ChartGroups
    /// Look of the marks added next.
    var look: MarkLook
    let evaluation: Evaluation
    let theme: Theme
    let identity = ChartIdentity()
    private var last: (line: Int, point: Int) = (0, 0)
    private var anchor: PlotBox?

    init(_ evaluation: Evaluation) {
        self.evaluation = evaluation
        theme = evaluation.environment.theme
        let options = evaluation.environment.chartOptions
        xCategories = PlotCategories(options.x.domain)
        yCategories = PlotCategories(options.y.domain)
        groups = ChartGroups(options.styles, theme: theme)
        look = MarkLook(style: evaluation.environment.textStyle)
    }

    mutating func add(_ mark: MarkPoint, kind: MarkKind) {
        var mark = mark
        mark.point.x = column(of: mark.xCategory, mark.point.x)
        mark.point.y = row(of: mark.yCategory, mark.point.y)
        mark.series = mark.series ?? look.group?.name
        let guess = kind.draw == nil ? last.point : last.line
        var index = guess
        if !(guess < tracks.count && tracks[guess].takes(mark, kind, look)) {
            index =
                tracks.firstIndex { $0.takes(mark, kind, look) }
                ?? append(MarkTrack(mark, kind: kind, look: look))
            if kind.draw == nil { last.point = index } else { last.line = index }
        }
        tracks[index].append(mark.point)
        finish(PlotBox(x: Span(mark.point.x), y: Span(mark.point.y)), mark.scale)
    }

    mutating func add(rule box: PlotBox, scale: PlottableScale?) {
        rules.append(MarkShape(box: box, look: look))
        finish(box, scale)
    }

    mutating func add(band box: PlotBox, scale: PlottableScale?) {
        bands.append(MarkShape(box: box, look: look))
        finish(box, scale)
    }

    /// Adds an annotation to the last mark.
    mutating func annotate(
        position: AnnotationPosition,
        alignment: Alignment,
        spacing: Int,
        overflow: AnnotationOverflowResolution,
        content: @escaping () -> some View
    ) {
        guard let anchor else { return }
        annotations.append(
            MarkAnnotation(
                box: anchor,
                position: position,
                alignment: alignment,
                spacing: spacing,
                overflow: overflow.y,
                mayLeave: overflow.x == .disabled,
                node: { [look] evaluation in
                    content().node(
                        evaluation.with {
                            $0.textStyle = look.style
                            $0.lineLimit = 1
                        }
                    )
                }
            )
        )
    }

    private mutating func append(_ track: MarkTrack) -> Int {
        tracks.append(track)
        return tracks.count - 1
    }

    /// Records the place of the last mark for its annotation.
    mutating func finish(_ box: PlotBox, _ scale: PlottableScale?) {
        if let scale, scale != .number { self.scale = scale }
        anchor = box
    }
}

extension ChartMarks {
    /// Range of the x-values; bands count only without other marks.
    var xSpan: Span {
        if let span = xCategories.span { return span }
        var span = bars.areLevel ? bars.reach(over: ySpanOfBars) : bars.places
        for track in tracks {
            for point in track.points where point.isDrawable { span.include(point.x) }
        }
        for rule in rules { if let x = rule.box.x { span.include(x) } }
        if span.isEmpty { for band in bands { if let x = band.box.x { span.include(x) } } }
        return span
    }

    /// Returns the range of the y-values over a range of x-values.
    func ySpan(over x: Span) -> Span {
        if let span = yCategories.span { return Span(-span.lower, -span.upper) }
        var span = bars.areLevel ? bars.places : bars.reach(over: x)
        for track in tracks {
            for point in track.points where x.contains(point.x) && point.isDrawable {
                span.include(point.y)
                span.include(point.base)
            }
        }
        for rule in rules { if let y = rule.box.y { span.include(y) } }
        if span.isEmpty { for band in bands { if let y = band.box.y { span.include(y) } } }
        return span
    }

    private var ySpanOfBars: Span {
        yCategories.span.map { Span(-$0.lower, -$0.upper) } ?? bars.places
    }
}

extension PlotCategories {
    /// Range of the categories, half a unit beyond each end; `nil` without any.
    var span: Span? { names.isEmpty ? nil : Span(-0.5, Double(names.count) - 0.5) }
}

/// Identity of a chart's content, which cannot be compared, since it consists of closures, or of
/// the marks made of it.
final class ChartIdentity: Equatable {
    nonisolated init() {}

    nonisolated deinit {}

    nonisolated static func == (one: ChartIdentity, other: ChartIdentity) -> Bool { one === other }
}

extension Evaluation {
    /// Returns the marks of a chart's content, cached while the crosshair moves.
    func marks(of identity: ChartIdentity, _ make: () -> ChartMarks) -> ChartMarks {
        if place.clock.mode != .keeping { return make() }
        return memo(by: (identity, shared), make)
    }
}

/// Point of a mark, with its names and scale.
nonisolated struct MarkPoint {
    var point: PlotPoint
    let label: LocalizedStringKey
    var series: String?
    let scale: PlottableScale
    let xCategory: String?
    let yCategory: String?

    init<X: Plottable, Y: Plottable, Series>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>? = PlottableValue<String>?.none
    ) {
        point = PlotPoint(x: x.value.primitivePlottable, y: y.value.primitivePlottable)
        label = y.label
        self.series = series.map { "\($0.value)" }
        scale = X.plottableScale
        xCategory = x.value.plottableCategory
        yCategory = y.value.plottableCategory
    }
}

/// Rule or band.
struct MarkShape {
    let box: PlotBox
    let look: MarkLook
}

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
    var isHalo: Bool { kind.layer == .area && look.fade != nil && !isShade && !isOutlined }

    /// Returns the symbol in a legend.
    func glyph(_ dots: ChartDots) -> Unicode.Scalar {
        if let symbol { return look.isFine && dots == .ascii ? "." : symbol.glyph(dots) }
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
