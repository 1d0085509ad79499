/// Layout of a chart: the plot, its scales and the ticks of its axes.
struct ChartPlot {
    /// Rectangle of the plot, relative to the chart.
    let area: Rect
    let x: PlotScale
    let y: PlotScale
    let dots: ChartDots
    let drawsBlocks: Bool
    let xTicks: [PlannedTick]
    let yTicks: [PlannedTick]
    let showsX: Bool
    let showsY: Bool
    let hasReading: Bool
    /// Number of columns to the right of the plot.
    let margin: Int
    /// Row of the legend from the top of the chart; `nil` if hidden.
    let legendRow: Int?
    let xLabelRow: Int?
    let yLabelRow: Int?
    private static let largest = 2000

    init(
        _ marks: ChartMarks,
        _ options: ChartOptions,
        _ environment: EnvironmentValues,
        size: Size,
        isRead: Bool = false,
        labelSizes: [Size] = []
    ) {
        let width = min(max(0, size.width), Self.largest)
        let height = min(max(0, size.height), Self.largest)
        let dots = environment.chartDots
        let scale = options.x.domain?.plottableScale ?? marks.scale
        let xSpan = options.x.span(of: marks.xSpan, padding: 0, scale: scale)
        let isEdged = !marks.bars.isEmpty || !marks.yCategories.names.isEmpty
        let ySpan = options.y.span(
            of: marks.ySpan(over: xSpan),
            padding: isEdged ? 0 : 0.05,
            scale: .number
        )
        // With a crosshair, the reading is worth more than a row of the plot.
        hasReading = options.selection != nil && height >= (isRead ? 3 : 6)
        let hasLegend =
            !marks.groups.all.isEmpty && !options.legend.isHidden && !hasReading && height >= 6
        let isLegendAbove = hasLegend && options.legend.isAbove
        let hasYLabel = options.y.label != nil && !hasReading && height >= 7
        let top = (hasReading ? 1 : 0) + (isLegendAbove ? 1 : 0) + (hasYLabel ? 1 : 0)
        let below = hasLegend && !isLegendAbove ? 1 : 0
        showsX = !options.x.isHidden && height - top - below >= 4
        let hasXLabel = options.x.label != nil && showsX && height >= 8
        let rows = height - top - below - (showsX ? 2 : 0) - (hasXLabel ? 1 : 0)
        legendRow = hasLegend ? (isLegendAbove ? 0 : height - 1) : nil
        yLabelRow = hasYLabel ? top - 1 : nil
        xLabelRow = hasXLabel ? top + rows + 2 : nil
        let yMarks = options.y.marks
        let even =
            options.y.domain?.primitiveRange == nil && !isEdged
            ? EvenRows(ySpan, rows: rows, dotsPerRow: dots.rows, marks: yMarks.values) : nil
        y = PlotScale(even?.span ?? ySpan, dots: rows * dots.rows, isUpward: true)
        yTicks = TickPlanner(
            scale: y,
            cells: rows,
            dotsPerCell: dots.rows,
            kind: marks.yCategories.names.isEmpty ? .number : .category,
            marks: even.map { AxisMarks(yMarks, stride: $0.step) } ?? yMarks,
            environment: environment,
            isHorizontal: false,
            categories: marks.yCategories,
            width: width
        ).ticks().onePerRow()
        let labels = yTicks.reduce(0) { max($0, $1.label.width) }
        showsY = !options.y.isHidden && width >= labels + 8
        let left = showsY ? labels + 2 : 0
        margin = Self.margin(zip(marks.annotations, labelSizes), y, width: width)
        let columns = width - left - margin
        x = PlotScale(xSpan, dots: columns * dots.columns)
        let xPlanner = TickPlanner(
            scale: x,
            cells: columns,
            dotsPerCell: dots.columns,
            kind: scale,
            marks: options.x.marks,
            environment: environment,
            isHorizontal: true,
            categories: marks.xCategories
        )
        let placed = xPlanner.placed(in: columns)
        xTicks = scale == .category ? placed : placed.named
        area = Rect(x: left, y: top, width: columns, height: rows)
        self.dots = dots
        drawsBlocks = environment.drawsBlocks
    }

    /// Number of columns for the reading.
    var readingWidth: Int { area.width + margin }

    /// Returns the maximum columns for labels beside the plot, a sixth of the chart.
    static func mostMargin(width: Int) -> Int { width / 6 }

    private static func margin(
        _ labels: some Sequence<(MarkAnnotation, Size)>,
        _ y: PlotScale,
        width: Int
    ) -> Int {
        let widths = labels.map { label, size in
            let isSeen = label.overflow == .fit || label.box.y.flatMap { y.dots(in: $0) } != nil
            return label.isInMargin && isSeen && size.width < mostMargin(width: width)
                ? size.width + 1 : 0
        }
        return widths.max() ?? 0
    }

    /// Returns the column of an x-value; `nil` outside the plot.
    func column(_ value: Double) -> Int? {
        x.dot(value).map { $0 / dots.columns }
    }

    /// Returns the row of a y-value; `nil` outside the plot.
    func row(_ value: Double) -> Int? {
        y.dot(value).map { $0 / dots.rows }
    }

    /// Returns the columns between two x-values, all columns for `nil`.
    func columns(_ span: Span?) -> ClosedRange<Int>? {
        guard area.width > 0 else { return nil }
        guard let span else { return 0...area.width - 1 }
        return x.dots(in: span).map { $0.lowerBound / dots.columns...$0.upperBound / dots.columns }
    }

    /// Returns the rows between two y-values, all rows for `nil`.
    func rows(_ span: Span?) -> ClosedRange<Int>? {
        guard area.height > 0 else { return nil }
        guard let span else { return 0...area.height - 1 }
        return y.dots(in: span).map { $0.lowerBound / dots.rows...$0.upperBound / dots.rows }
    }

    /// Calls a body for the columns and rows of the cells of a box.
    private func forEachCell(of box: PlotBox, _ body: (_ column: Int, _ row: Int) -> Void) {
        guard let columns = columns(box.x), let rows = rows(box.y) else { return }
        for row in rows { for column in columns { body(column, row) } }
    }
}

extension ChartPlot {
    /// Paints all marks from back to front; crowded symbols go behind the lines.
    func paint(
        _ marks: ChartMarks,
        selected: Double?,
        style: Style,
        grid: Style = .plain
    ) -> PlotSurface {
        var surface = PlotSurface(columns: area.width, rows: area.height, drawsBlocks: drawsBlocks)
        paintGrid(in: grid, on: &surface)
        for band in marks.bands {
            if band.isShade {
                paint(shade: band, on: &surface)
            } else {
                paint(band: band, on: &surface)
            }
        }
        for track in marks.tracks where track.isShade {
            paint(shadeOf: track, marks.theme.fade, on: &surface)
        }
        if let fade = marks.theme.fade {
            let halo = marks.tracks.first(where: \.isHalo)
            let lines = FadedLines(plot: self, fade: fade)
            for track in marks.tracks where isFaded(track) {
                lines.paint(track, within: halo, on: &surface)
            }
        }
        paint(dotsOf: marks.tracks, in: .area, on: &surface)
        paint(bars: marks.bars, on: &surface)
        for rule in marks.rules where upright(rule) == nil { paint(rule: rule, on: &surface) }
        let crosshair = selected.flatMap { upright(at: $0, style, .crosshair) }
        let uprights = marks.rules.compactMap(upright) + [crosshair].compactMap(\.self)
        for upright in uprights { paint(upright, on: &surface) }
        for track in marks.tracks where isCrowd(track) { paint(symbolsOf: track, on: &surface) }
        paint(dotsOf: marks.tracks, in: .line, but: selected, on: &surface)
        for track in marks.tracks where !isCrowd(track) { paint(symbolsOf: track, on: &surface) }
        for upright in uprights { surface.add(upright.dots, to: upright.column) }
        if let selected { for track in marks.tracks { paint(track, at: selected, on: &surface) } }
        return surface
    }

    /// Returns whether a line is drawn as the edge of an area.
    func isFaded(_ track: MarkTrack) -> Bool {
        track.look.fade != nil && track.kind.layer == .line && drawsBlocks
    }

    /// Paints grid lines at the ticks that have them.
    private func paintGrid(in style: Style, on surface: inout PlotSurface) {
        for tick in yTicks where tick.hasGridLine {
            for column in stride(from: 0, to: surface.columns, by: 2) {
                surface.put("·", column, tick.offset, style, .grid)
            }
        }
        for tick in xTicks where tick.hasGridLine {
            for row in 0..<surface.rows { surface.put("·", tick.offset, row, style, .grid) }
        }
    }

    /// Paints marks made of dots in a layer.
    private func paint(
        dotsOf tracks: [MarkTrack],
        in layer: PlotSurface.Layer,
        but selected: Double? = nil,
        on surface: inout PlotSurface
    ) {
        let empty = DotGrid(columns: surface.columns, rows: surface.rows, dots: dots)
        var grid = empty
        if layer == .line {
            for track in tracks where track.isOutlined {
                grid.draw(edgesOf: track.points, x: x, y: y, style: track.look.style)
            }
        }
        for track in tracks
        where track.kind.layer == layer && !track.isOutlined && !track.isShade && !track.isHalo
            && !isFaded(track)
        {
            track.kind.draw?(track, x, y, &grid)
        }
        for track in layer == .line ? tracks.filter(isFine) : [] where !track.look.isBare {
            var points = empty
            setDots(of: track, but: selected, beside: surface, in: &points)
            grid.add(points: points)
        }
        surface.put(grid, layer)
    }

    /// Returns whether the edges of an area are far enough apart to be drawn.
    func hasEdges(_ track: MarkTrack) -> Bool {
        !DotGrid.edges(of: track.points, x: x, y: y, dots: dots).isEmpty
    }

    /// Returns whether points are dots of the grid, so that lines do not hide them.
    private func isFine(_ track: MarkTrack) -> Bool {
        track.symbol != nil && track.look.isFine && dots == .braille
    }

    /// Sets a dot for each point, two or four if there is room; the point under the crosshair has a
    /// symbol instead.
    private func setDots(
        of track: MarkTrack,
        but selected: Double?,
        beside surface: PlotSurface,
        in grid: inout DotGrid
    ) {
        let share = Double(track.count(in: x.span)) / Double(max(1, x.dots))
        let pen = DotGrid.Pen(style: track.look.style, isThick: share <= 0.8)
        let marked = selected.flatMap(track.point(at:))
        for point in track.points
        where point.isDrawable && !(point.x == marked?.x && point.y == marked?.y) {
            guard let column = x.dot(point.x), let dot = y.dot(point.y) else { continue }
            let row = pen.isThick ? min(dot, y.dots - 2) : dot
            let height = pen.isThick ? 2 : 1
            guard let row = surface.row(besideEdgeIn: column / 2, at: row, height: height) else {
                continue
            }
            grid.set(column, row, pen)
            if share <= 0.4 { grid.set(column ^ 1, row, pen) }
        }
    }

    /// Returns whether there is more than one symbol per column, which would hide lines.
    private func isCrowd(_ track: MarkTrack) -> Bool {
        track.symbol != nil && track.count(in: x.span) > area.width
    }

    /// Paints symbols, hollow ones if more than three per column would merge.
    private func paint(symbolsOf track: MarkTrack, on surface: inout PlotSurface) {
        guard track.symbol != nil, !isFine(track), !track.look.isBare else { return }
        let light: Unicode.Scalar = dots == .ascii ? "o" : "◦"
        let isCrowded = track.count(in: x.span) > 3 * area.width && !track.look.isFine
        let glyph = isCrowded ? light : track.glyph(dots)
        for point in track.points where point.isDrawable {
            guard let column = column(point.x), var row = row(point.y) else { continue }
            // On the edge of an area a symbol is above it, since the edge stays whole.
            let rows = surface.edgeRows(column)
            if rows.contains(row), rows.lowerBound > 0 { row = rows.lowerBound - 1 }
            surface.put(glyph, column, row, track.look.style, .point)
        }
    }

    /// Paints a symbol for the point under the crosshair, which is not visible as a dot.
    private func paint(_ track: MarkTrack, at selected: Double, on surface: inout PlotSurface) {
        guard isFine(track), !track.look.isHidden, let symbol = track.symbol?.markedGlyph,
            let point = track.point(at: selected), let column = column(point.x),
            let row = row(point.y)
        else { return }
        let style = track.look.style.overlaid(by: Style(attributes: .bold))
        surface.put(symbol, column, row, style, .point)
    }

    private func paint(rule: MarkShape, on surface: inout PlotSurface) {
        let isLevel = rule.box.y.map { $0.length == 0 } ?? false
        let isDashed = rule.look.isDashed ?? true
        let glyph: Unicode.Scalar =
            isLevel ? (isDashed ? "╌" : "─") : (isDashed ? "╎" : "│")
        forEachCell(of: rule.box) { surface.put(glyph, $0, $1, rule.look.style, .rule) }
    }

    /// Erases a rule, unless it is as high as the plot.
    func erase(_ rule: PlotBox, on surface: inout PlotSurface) {
        if rule.y == nil { return }
        forEachCell(of: rule) { column, row in
            if surface.layer(column, row) == .rule { surface.put(" ", column, row, .plain, .area) }
        }
    }

    private func paint(band: MarkShape, on surface: inout PlotSurface) {
        forEachCell(of: band.box) { column, row in
            if (column + row * 2) % 4 == 0 {
                surface.put("·", column, row, band.look.style, .band)
            }
        }
    }
}

extension ChartPlot {
    /// Dashed vertical line over the height of the plot, behind lines and points.
    struct Upright {
        let column: Int
        /// Mask of its Braille dots in a cell; 0 in other charts.
        let dots: UInt8
        let style: Style
        let layer: PlotSurface.Layer
    }

    /// Returns the vertical line at an x-value; `nil` outside the plot.
    func upright(at x: Double, _ style: Style, _ layer: PlotSurface.Layer) -> Upright? {
        guard let dot = self.x.dot(x) else { return nil }
        let (column, side) = dot.quotientAndRemainder(dividingBy: dots.columns)
        let pair = dots == .braille ? dots.bit(side, 0) | dots.bit(side, 2) : 0
        return Upright(column: column, dots: pair, style: style, layer: layer)
    }

    /// Returns the line of a rule that is vertical, dashed and as high as the plot; else `nil`.
    func upright(_ rule: MarkShape) -> Upright? {
        guard let x = rule.box.x, x.length == 0, rule.box.y == nil, rule.look.isDashed ?? true
        else { return nil }
        return upright(at: x.lower, rule.look.style, .rule)
    }

    /// Paints a line over grid lines, bars and horizontal rules.
    func paint(_ upright: Upright, on surface: inout PlotSurface) {
        let glyph = upright.dots == 0 ? "┊" : dots.glyph(upright.dots)
        for row in 0..<surface.rows {
            surface.put(glyph, upright.column, row, upright.style, upright.layer)
        }
    }
}

extension ChartPlot {
    /// Paints the background of a shaded area in eighths of rows, in the colour of a fade if it has
    /// one.
    private func paint(shadeOf track: MarkTrack, _ fade: Fade?, on surface: inout PlotSurface) {
        let color = track.shade(fade)
        if track.hasEdges { surface.rangeGround = color }
        for (column, span) in shade(of: track) {
            surface.fill(column, span, color)
        }
    }

    /// Paints a band across the plot as a background, including the rows of its ends.
    private func paint(shade band: MarkShape, on surface: inout PlotSurface) {
        forEachCell(of: band.box) { surface.shade($0, $1, band.look.style.background) }
    }

    /// Returns whether a shaded area is visible anywhere.
    func hasShade(_ track: MarkTrack) -> Bool { !shade(of: track).isEmpty }

    /// Returns the part of an area in each column that has some, in eighths of rows from the top.
    private func shade(of track: MarkTrack) -> [(column: Int, span: Range<Int>)] {
        let reach = DotGrid.reach(of: track.points, x: x, y: y)
        return (0..<max(0, area.width)).compactMap { column in
            let cells = reach[column * dots.columns..<(column + 1) * dots.columns]
            let spans = cells.filter { !$0.isEmpty }
            guard !spans.isEmpty else { return nil }
            let count = Double(spans.count)
            let top = eighth(spans.reduce(0) { $0 + $1.lower } / count)
            let bottom = eighth(spans.reduce(0) { $0 + $1.upper } / count)
            // Thinner ranges would not be seen.
            let isInside = track.hasEdges && bottom > 0 && top < 8 * area.height
            let missing = isInside ? max(0, 4 - (bottom - top)) : 0
            let span = top - missing / 2..<max(top, bottom) + (missing + 1) / 2
            return span.isEmpty ? nil : (column, span)
        }
    }

    /// Returns a position in eighths of rows, clamped to the plot.
    private func eighth(_ place: Double) -> Int {
        let eighths = (place + 0.5) * 8 / Double(dots.rows)
        return Int(min(max(eighths.rounded(), 0), Double(8 * area.height)))
    }
}

extension MarkTrack {
    /// True if it is an area between two lines.
    fileprivate nonisolated var hasEdges: Bool { points.first.map { !$0.base.isNaN } ?? false }

    /// True if it is an area drawn as a background, without dots.
    nonisolated var isShade: Bool { kind.layer == .area && look.style.background != .standard }

    /// Returns the style of its symbol in a legend, that of the end of a line that changes its colour.
    func sign(at point: PlotPoint?, _ fade: Fade?, on plot: ChartPlot) -> Style {
        if isShade { return Style(background: shade(fade)) }
        guard let fade, plot.isFaded(self), let point = point ?? points.last(where: \.isDrawable)
        else { return look.style }
        return Style(foreground: fade.edge(look.fade?.part(at: point.y)))
    }

    /// Returns the background of a shaded area.
    func shade(_ fade: Fade?) -> Color {
        guard let fade, let part = look.fade, let first = points.first else {
            return look.style.background
        }
        let band = fade.band(part.part(at: (first.y + first.base) / 2))
        return part.isFilled ? band.above : band.below
    }
}

extension MarkShape {
    /// True if it is a band drawn as a background.
    fileprivate var isShade: Bool { look.style.background != .standard }
}

extension ChartPlot {
    /// Paints bars in eighths of cells, each group with its pattern.
    func paint(bars: BarShapes, on surface: inout PlotSurface) {
        if bars.isEmpty { return }
        let scale = bars.areLevel ? y : x
        let cells = bars.areLevel ? area.height : area.width
        // Bars under half a cell are painted last, or their neighbours would hide them.
        var thin: [(bar: BarShape, line: Int)] = []
        let slot = Double(cells) * bars.unit / max(scale.span.length, bars.unit)
        for bar in bars.all where scale.span.contains(bar.place) {
            let share = max(1, Int((slot * bar.share).rounded(.down)))
            let breadth = max(1, share / bars.positionCount)
            let whole = breadth * bars.positionCount
            let ahead = (bar.place - scale.span.lower) / scale.span.length * Double(cells)
            let middle = bar.isLevel ? Double(cells) - ahead : ahead
            let first = Int((middle - Double(whole) / 2).rounded()) + bar.position * breadth
            for line in first..<first + breadth {
                if !paint(bar, line: line, on: &surface) { thin.append((bar, line)) }
            }
        }
        for (bar, line) in thin { paint(thin: bar, line: line, on: &surface) }
    }

    /// Paints one row or column of a bar; false if it is too short to be visible.
    private func paint(_ bar: BarShape, line: Int, on surface: inout PlotSurface) -> Bool {
        let ends = [edge(bar.from, bar), edge(bar.to, bar)].sorted()
        let cells = bar.isLevel ? area.width : area.height
        guard ends[0].isFinite, ends[1].isFinite, bar.from != bar.to else { return true }
        let pattern = BarPattern(group: bar.look.group?.index ?? 0, dots: dots)
        let first = max(0, Int(ends[0].rounded(.down)))
        let last = min(cells - 1, Int(ends[1].rounded(.up)) - 1)
        var isShown = false
        for cell in stride(from: first, through: last, by: 1) {
            let start = max(ends[0], Double(cell)) - Double(cell)
            let end = min(ends[1], Double(cell + 1)) - Double(cell)
            let (column, row) = bar.isLevel ? (cell, line) : (line, cell)
            guard surface.contains(column, row) else { continue }
            let isTaken = surface.layer(column, row) == .bar
            let rises = bar.isLevel ? start == 0 : end == 1
            let length = end - start
            guard let glyph = pattern.glyph(length, isLevel: bar.isLevel, isEnd: rises && !isTaken)
            else { continue }
            surface.put(glyph, column, row, bar.look.style, .bar)
            isShown = true
        }
        return isShown
    }

    private func paint(thin bar: BarShape, line: Int, on surface: inout PlotSurface) {
        let pattern = BarPattern(group: bar.look.group?.index ?? 0, dots: dots)
        let middle = Int((edge(bar.from, bar) + edge(bar.to, bar)) / 2)
        let (column, row) = bar.isLevel ? (middle, line) : (line, middle)
        surface.put(pattern.whole, column, row, bar.look.style, .bar)
    }

    /// Returns the position of a value in cells from the top or left, clamped to the plot.
    private func edge(_ value: Double, _ bar: BarShape) -> Double {
        let scale = bar.isLevel ? x : y
        let dotsPerCell = Double(bar.isLevel ? dots.columns : dots.rows)
        let cells = Double(bar.isLevel ? area.width : area.height)
        if value <= scale.span.lower { return bar.isLevel ? 0 : cells }
        return min(max(0, (scale.position(value) + 0.5) / dotsPerCell), cells)
    }
}

/// Pattern of a group's bars, distinguishable without colour.
nonisolated struct BarPattern {
    private static let full: [Unicode.Scalar] = ["█", "▒", "▓", "░"]
    private static let plain: [Unicode.Scalar] = ["#", "=", "%", ":"]
    private static let high: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
    private static let wide: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    let whole: Unicode.Scalar
    private let isSolid: Bool
    private let dots: ChartDots

    init(group: Int, dots: ChartDots) {
        let glyphs = dots == .ascii ? Self.plain : Self.full
        whole = glyphs[group % glyphs.count]
        isSolid = group % glyphs.count == 0
        self.dots = dots
    }

    /// Returns the glyph of a partly covered cell; `nil` if too little is covered.
    func glyph(_ length: Double, isLevel: Bool, isEnd: Bool) -> Unicode.Scalar? {
        if length >= 0.94 || !isEnd && length >= 0.5 { return whole }
        guard isEnd else { return nil }
        guard isSolid, dots == .braille else { return length >= 0.5 ? whole : nil }
        let eighths = min(max(1, Int((length * 8).rounded())), 7)
        return (isLevel ? Self.wide : Self.high)[eighths - 1]
    }
}

extension ChartPlot {
    /// Returns the place of an annotation in the plot; `nil` if its mark is not visible or it would
    /// hide data.
    ///
    /// A label for which the margin has no room is in the plot if it has to be visible.
    func place(_ annotation: MarkAnnotation, size: Size, on surface: PlotSurface) -> Rect? {
        if annotation.isInMargin, annotation.overflow != .fit { return nil }
        guard size.width > 0, size.width <= area.width, size.height <= area.height,
            let columns = columns(annotation.box.x),
            let rows = rows(annotation.box.y)
                ?? (annotation.overflow == .fit ? edge(annotation.box.y) : nil)
        else { return nil }
        let isWide = columns.count > size.width + 6
        let isTall = rows.count == area.height
        let position =
            annotation.isInMargin
            ? .overlay : resolved(annotation.position, isWide: isWide, isTall: isTall)
        let gap = annotation.spacing
        let alignment = annotation.isInMargin ? .trailing : annotation.alignment
        var rect = alignment.place(
            size,
            in: Rect(
                x: columns.lowerBound + (isWide ? 3 : 0),
                y: rows.lowerBound,
                width: columns.count - (isWide ? 6 : 0),
                height: rows.count
            )
        )
        let (left, right) = (columns.lowerBound - size.width - gap, columns.upperBound + 1 + gap)
        let (above, below) = (rows.lowerBound - size.height - gap, rows.upperBound + 1 + gap)
        let fitsRight = right + size.width <= area.width
        let fitsBelow = below + size.height <= area.height
        switch position {
        case .leading: rect.origin.x = left >= 0 || !fitsRight ? left : right
        case .trailing: rect.origin.x = fitsRight || left < 0 ? right : left
        case .top: rect.origin.y = above >= 0 || !fitsBelow ? above : below
        case .bottom: rect.origin.y = fitsBelow || above < 0 ? below : above
        case .automatic, .overlay: break
        }
        rect.origin.x = min(max(0, rect.minX), area.width - size.width)
        rect.origin.y = min(max(0, rect.minY), area.height - size.height)
        let isLong = rows.count > 1 && annotation.overflow == .dropsMark
        if columns.count == 1, isTall && annotation.box.y == nil || isLong {
            // A vertical rule is labelled at the end where the label hides nothing.
            rect.origin.y = rows.lowerBound
            var bottom = rect
            bottom.origin.y = rows.upperBound + 1 - size.height
            let free = [rect, bottom].first {
                surface.isReusable($0, below: .line, mayCoverRange: true)
            }
            return free ?? (annotation.overflow == .dropsMark ? nil : rect)
        }
        let isRule = annotation.box.x == nil && rows.count == 1
        if !isRule, !isWide || rows.count > 1 { return rect }
        guard let corner = freeCorner(rect, in: columns, on: surface) else { return nil }
        rect.origin = corner
        return rect
    }

    /// Returns the place of an annotation beside the plot; `nil` without room there.
    func placeInMargin(_ annotation: MarkAnnotation, size: Size) -> Rect? {
        guard annotation.isInMargin else { return nil }
        let edge = annotation.overflow == .fit ? edge(annotation.box.y) : nil
        guard size.width > 0, size.width < margin, let rows = rows(annotation.box.y) ?? edge
        else { return nil }
        let corner = Point(x: area.width + 1, y: rows.lowerBound)
        return Rect(origin: corner, size: Size(width: size.width, height: 1))
    }

    /// Returns the row of the plot nearest to values outside it.
    private func edge(_ span: Span?) -> ClosedRange<Int>? {
        guard let span, !span.isEmpty, area.height > 0 else { return nil }
        let row = span.lower > y.span.upper ? 0 : area.height - 1
        return row...row
    }

    private func resolved(
        _ position: AnnotationPosition,
        isWide: Bool,
        isTall: Bool
    ) -> AnnotationPosition {
        guard position == .automatic else { return position }
        return isWide && !isTall ? .overlay : .top
    }

    /// Returns the nearest place on or beside a rule where the text hides no line and no point.
    private func freeCorner(
        _ rect: Rect,
        in columns: ClosedRange<Int>,
        on surface: PlotSurface
    ) -> Point? {
        // Covers a range or the crosshair only if there is no other room.
        for mayCover in surface.rangeGround == nil ? [true] : [false, true] {
            for layer in [PlotSurface.Layer.crosshair, .line] {
                for moved in beside(rect) {
                    // On another rule the text would name that one.
                    let layer = moved.minY == rect.minY ? layer : .rule
                    let isReusable = {
                        surface.isReusable($0, below: layer, mayCoverRange: mayCover)
                    }
                    if let x = place(moved, in: columns, where: isReusable) {
                        return Point(x: x, y: moved.minY)
                    }
                }
            }
        }
        return nil
    }

    /// Returns the rows for a text: on its rule, above and below; others would be ambiguous.
    private func beside(_ rect: Rect) -> [Rect] {
        [0, -1, 1].compactMap { distance in
            var moved = rect
            moved.origin.y += distance
            return moved.minY >= 0 && moved.maxY <= area.height ? moved : nil
        }
    }

    /// Returns the nearest column where the text has a free cell on either side.
    private func place(
        _ rect: Rect,
        in columns: ClosedRange<Int>,
        where isReusable: (Rect) -> Bool
    ) -> Int? {
        for distance in 0..<columns.count {
            for start in [rect.minX - distance, rect.minX + distance]
            where start > columns.lowerBound && start + rect.width < columns.upperBound {
                let room = Rect(x: start - 1, y: rect.minY, width: rect.width + 2, height: 1)
                if isReusable(room) { return start }
            }
        }
        return nil
    }
}
