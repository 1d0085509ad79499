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
        overflow: AnnotationOverflowResolution.Strategy,
        content: @escaping () -> some View
    ) {
        guard let anchor else { return }
        annotations.append(
            MarkAnnotation(
                box: anchor,
                position: position,
                alignment: alignment,
                spacing: spacing,
                overflow: overflow,
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
