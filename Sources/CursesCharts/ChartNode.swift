/// Draws a chart and handles its crosshair.
package final class ChartNode: ControlNode {
    let marks: ChartMarks
    let options: ChartOptions
    /// Crosshair values and texts of the reading when the node was made.
    let selected: Double?
    let selectedY: Double?
    let texts: [String]?
    private(set) var plot: ChartPlot?
    private(set) var surface = PlotSurface(columns: 0, rows: 0)
    private static let ideal = Size(width: 40, height: 12)

    init(_ evaluation: Evaluation, _ marks: ChartMarks) {
        self.marks = marks
        let environment = evaluation.environment
        options = environment.chartOptions
        selected = options.selection?.get(marks)
        selectedY = options.ySelection?.get(marks)
        texts = selected.flatMap { [selection = options.selection] in selection?.reading?($0) }
        super.init(
            evaluation.place,
            children: marks.annotations.enumerated().map { index, annotation in
                annotation.node(evaluation.at(index + 1))
            },
            environment: environment
        )
    }

    package override var isFocusable: Bool {
        super.isFocusable && (options.selection != nil || options.ySelection != nil)
            && !(marks.tracks.isEmpty && marks.bars.isEmpty)
    }

    package override var keyBindings: [KeyBinding] {
        selectionBindings + ySelectionBindings + copyBindings
    }

    package override func handle(_ event: MouseEvent) -> KeyPress.Result {
        let dragged = drag(event)
        guard event.kind == .click else { return dragged }
        let across = selectY(at: event.location)
        let result = options.selection == nil ? across : select(at: event.location)
        return result == .handled ? result : dragged
    }

    package override func measure(_ proposal: Proposal) -> Size {
        Size(
            width: proposal.width ?? Self.ideal.width,
            height: proposal.height ?? Self.ideal.height
        )
    }

    package override func layOut() {
        let most = ChartPlot.mostMargin(width: frame.width) - 1
        let sizes = zip(marks.annotations, children).map { annotation, node in
            node.size(Proposal(width: annotation.isInMargin ? most : nil, height: nil))
        }
        let plot = plot(labelSizes: sizes)
        self.plot = plot
        let style = environment.theme.secondary
        let grid = environment.theme.line
        surface = plot.paint(marks, selected: selected, style: style, grid: grid)
        if let row = selectedY.flatMap(plot.row) { surface.rule(row, style) }
        var labels: [Rect] = []
        for (index, (annotation, node)) in zip(marks.annotations, children).enumerated() {
            let size = sizes[index]
            let margin = plot.placeInMargin(annotation, size: size)?
                .free(of: labels, height: plot.area.height, isFixed: annotation.mayLeave)
            guard let rect = margin ?? plot.place(annotation, size: size, on: surface) else {
                node.place(in: .zero)
                if annotation.overflow == .dropsMark { plot.erase(annotation.box, on: &surface) }
                continue
            }
            if margin != nil { labels.append(rect) }
            let gap = annotation.box.x == nil ? 1 : 0
            surface.clear(rect.inset(by: EdgeInsets(left: -gap, right: -gap)))
            let corner = Point(x: origin(plot).x + rect.minX, y: origin(plot).y + rect.minY)
            node.place(in: Rect(origin: corner, size: rect.size))
        }
    }

    package override func draw(on painter: Painter) {
        guard let plot else { return }
        painter.clipped(to: frame) {
            let isFocused = painter.isFocused(self)
            surface.draw(on: painter, at: origin(plot))
            for child in children where !child.frame.isEmpty { painter.draw(child) }
            drawAxes(plot, on: painter, line: painter.theme.tertiary)
            drawLabels(plot, on: painter)
            drawLegend(plot, on: painter)
            drawDrag(plot, on: painter)
            drawReading(plot, on: painter, isFocused: isFocused)
        }
        if isFocusable || options.range != nil { painter.hit(self) }
    }

    /// Returns the upper left corner of the plot on the screen.
    func origin(_ plot: ChartPlot) -> Point {
        Point(x: frame.minX + plot.area.minX, y: frame.minY + plot.area.minY)
    }
}

extension Rect {
    /// Returns the rectangle in this row, the one above or the one below, if free; else `nil`.
    /// Labels of lines are fixed: moved, they could be in the order of other lines.
    fileprivate func free(of others: [Rect], height: Int, isFixed: Bool) -> Rect? {
        (isFixed ? [0] : [0, -1, 1]).lazy
            .map { Rect(x: minX, y: minY + $0, width: width, height: self.height) }
            .first { rect in
                rect.minY >= 0 && rect.maxY <= height
                    && others.allSatisfy { $0.intersection(rect).isEmpty }
            }
    }
}

extension ChartNode {
    /// Draws both axes with their ticks and labels.
    func drawAxes(_ plot: ChartPlot, on painter: Painter, line: Style) {
        if plot.showsY { drawVerticalAxis(plot, on: painter, line: line) }
        if plot.showsX { drawHorizontalAxis(plot, on: painter, line: line) }
    }

    private func drawVerticalAxis(_ plot: ChartPlot, on painter: Painter, line: Style) {
        let origin = origin(plot)
        let ticks = Set(plot.yTicks.map(\.offset))
        for row in 0..<plot.area.height {
            let point = Point(x: origin.x - 1, y: origin.y + row)
            painter.put([ticks.contains(row) ? "┤" : "│"], at: point, style: line)
        }
        for tick in plot.yTicks {
            painter.draw(
                tick.label,
                at: Point(x: origin.x - 2 - tick.label.width, y: origin.y + tick.offset),
                style: painter.theme.secondary
            )
        }
    }

    private func drawHorizontalAxis(_ plot: ChartPlot, on painter: Painter, line: Style) {
        let origin = origin(plot)
        let row = origin.y + plot.area.height
        var ticks = Set(plot.xTicks.map(\.offset))
        // In ASCII the corner and a tick beside it would be `++`, which looks like a mistake.
        if plot.showsY, !environment.drawsBlocks { ticks.remove(0) }
        let glyphs: [Unicode.Scalar] =
            (plot.showsY ? ["└"] : [])
            + (0..<plot.area.width).map { ticks.contains($0) ? "┬" : "─" }
        painter.put(
            glyphs,
            at: Point(x: origin.x - (plot.showsY ? 1 : 0), y: row),
            style: line
        )
        for tick in plot.xTicks {
            guard let start = tick.labelStart else { continue }
            painter.draw(
                tick.label,
                at: Point(x: origin.x + start, y: row + 1),
                style: painter.theme.secondary
            )
        }
    }
}

extension ChartNode {
    /// Draws the axis titles: above the vertical axis and below the horizontal one.
    func drawLabels(_ plot: ChartPlot, on painter: Painter) {
        let style = painter.theme.secondary
        if let row = plot.yLabelRow, let label = options.y.label {
            let text = GlyphText(label.resolve(environment)).truncated(to: frame.width)
            painter.draw(text, at: Point(x: frame.minX, y: frame.minY + row), style: style)
        }
        if let row = plot.xLabelRow, let label = options.x.label {
            let text = GlyphText(label.resolve(environment)).truncated(to: plot.area.width)
            let x = frame.minX + plot.area.minX + (plot.area.width - text.width) / 2
            painter.draw(text, at: Point(x: x, y: frame.minY + row), style: style)
        }
    }
}

extension ChartNode {
    /// Returns the layout for the present size, reused while only the crosshair moves: making it
    /// again took 14 % of a step.
    func plot(labelSizes: [Size]) -> ChartPlot {
        let inputs = PlotInputs(
            marks: marks.identity,
            size: frame.size,
            isRead: selected != nil,
            labelSizes: labelSizes
        )
        let memory = place.slot { PlotMemory() }
        if let known = memory.known, known.inputs == inputs { return known.plot }
        let plot = ChartPlot(
            marks,
            options,
            environment,
            size: inputs.size,
            isRead: inputs.isRead,
            labelSizes: labelSizes
        )
        memory.known = (inputs, plot)
        return plot
    }
}

/// Inputs of a layout. The marks are made again when the content or the environment has changed.
private struct PlotInputs: Equatable {
    let marks: ChartIdentity
    let size: Size
    let isRead: Bool
    let labelSizes: [Size]
}

/// The last layout of the chart at a place.
private final class PlotMemory {
    var known: (inputs: PlotInputs, plot: ChartPlot)?
}

extension ChartNode {
    /// Starts, continues or ends a drag over the columns of the plot; the wheel zooms.
    func drag(_ event: MouseEvent) -> KeyPress.Result {
        guard let plot, let range = options.range else { return .ignored }
        let memory = dragMemory
        let column = min(max(0, event.location.x - origin(plot).x), plot.area.width - 1)
        switch event.kind {
        case .click: memory.columns = (column, column)
        case .drag: memory.columns?.to = column
        case .release:
            if let columns = memory.columns, columns.from != columns.to {
                let ends = [columns.from, columns.to].sorted()
                let lower = plot.x.value(atDot: ends[0] * plot.dots.columns)
                let upper = plot.x.value(atDot: (ends[1] + 1) * plot.dots.columns - 1)
                range.set(lower...max(lower, upper))
            }
            memory.columns = nil
        case .wheelUp, .wheelDown: zoom(by: event.kind == .wheelUp ? 0.5 : 2, around: column, plot)
        }
        environment.frameRequest.fire()
        return .handled
    }

    /// Zooms the range around a column, whose value keeps its place.
    private func zoom(by factor: Double, around column: Int, _ plot: ChartPlot) {
        let span = plot.x.span
        let value = plot.x.value(atDot: column * plot.dots.columns)
        let lower = value - (value - span.lower) * factor
        options.range?.set(lower...max(lower, value + (span.upper - value) * factor))
    }

    /// Highlights the columns that are dragged over.
    func drawDrag(_ plot: ChartPlot, on painter: Painter) {
        guard options.range != nil, let columns = dragMemory.columns, columns.from != columns.to
        else { return }
        let first = min(columns.from, columns.to)
        let width = max(columns.from, columns.to) - first + 1
        let origin = origin(plot)
        painter.select(
            Rect(x: origin.x + first, y: origin.y, width: width, height: plot.area.height)
        )
    }

    private var dragMemory: ChartDrag { place.slot { ChartDrag() } }
}

/// State of a drag over a chart.
private final class ChartDrag {
    var columns: (from: Int, to: Int)?
}

/// Setter for the range of a chart selected with the mouse.
struct ChartRangeSelection {
    let set: (ClosedRange<Double>) -> Void

    /// Makes a setter that ignores values without a place on the axis.
    init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
        set = { numbers in
            guard let lower = P(primitivePlottable: numbers.lowerBound),
                let upper = P(primitivePlottable: numbers.upperBound), lower <= upper
            else { return }
            range.wrappedValue = lower...upper
        }
    }
}

extension View {
    /// Selects a range of the horizontal axis of charts by dragging, set on release, or by zooming
    /// with the wheel.
    public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        let selection = ChartRangeSelection(range)
        return environment { $0.chartOptions.range = selection }
    }
}

extension ChartNode {
    /// Draws the reading above the plot: the values at the crosshair, or the legend.
    func drawReading(_ plot: ChartPlot, on painter: Painter, isFocused: Bool) {
        let origin = origin(plot)
        guard plot.hasReading else {
            guard isFocused else { return }
            let column = selected.flatMap(plot.column) ?? 0
            return painter.rest(cursorAt: Point(x: origin.x + column, y: origin.y))
        }
        if isFocused {
            // The row of the reading, so that screen readers speak it.
            let row = Point(x: origin.x, y: origin.y - 1)
            painter.rest(cursorBefore: origin.x, or: row, isShown: false)
        }
        var x = origin.x
        for part in reading(plot) {
            let text = GlyphText(part.text).truncated(to: origin.x + plot.readingWidth - x)
            painter.draw(text, at: Point(x: x, y: origin.y - 1), style: part.style)
            x += text.width
        }
    }

    /// Longest text of the reading, copied to the clipboard.
    var spokenReading: String {
        if let selected, let text = options.selection?.reading?(selected)?.first { return text }
        guard let plot, let selected else { return "" }
        let values = items(plot).map { "\($0.fullName) \($0.value)" }
        return ([xText(selected, plot)] + values).joined(separator: "  ")
    }

    private typealias Part = ReadingPart

    /// Returns the first form of the reading that fits, or the last; only symbols have the colour
    /// of their marks.
    private func reading(_ plot: ChartPlot) -> [Part] {
        let items = items(plot)
        guard let selected else {
            // If not everything fits, minor entries are dropped first, then points.
            let major = items.filter { !$0.isMinor }
            let main = major.isEmpty ? items : major
            let lines = main.filter { !$0.isOfPoints }
            let least = lines.isEmpty ? items : lines
            let short = least.map(\.short)
            let noted = short.prefix(1) + short.dropFirst().filter { $0.note != nil }
            let last = noted.count > 1 ? Array(noted) : short
            let brief = main.map(\.short)
            let parts = fitting(
                [
                    (items, 3), (items, 2), (main, 3), (main, 2), (brief, 2), (brief, 1),
                    (cut(brief, plot), 1), (least, 2), (least, 1), (short, 1),
                    (cut(short, plot), 1), (last, 1),
                ]
                .map { ($0.map(\.named), gap: $1) },
                plot
            )
            return width(of: parts) > plot.readingWidth ? shortened(last, plot) : parts
        }
        if let texts { return marked(texts, items, plot) }
        let ends = [plot.x.span.lower, plot.x.span.upper].map { xText($0, plot) }
        let day = Part(xText(selected, plot), .plain)
        let wideDay = Part(ReadingItem.padded(day.text, as: ends), .plain)
        let wide = items.map { [$0.mark, Part(" \($0.fullName) \($0.paddedValue)", .plain)] }
        let named = items.map { [Part("\($0.fullName) \($0.value)", .plain)] }
        let short = items.map { [$0.mark, Part(" \($0.value)", .plain)] }
        let forms = [([[wideDay]] + wide, 3), ([[day]] + named, 2), ([[day]] + short, 2)]
        return fitting(forms + [(short, 2), (short, 1)], plot)
    }

    /// Truncates long names by the columns that exceed the width.
    private func cut(
        _ items: [ReadingItem],
        isAlone: Bool = false,
        _ plot: ChartPlot
    ) -> [ReadingItem] {
        let excess = width(of: fitting([(items.map(\.named), 1)], plot)) - plot.readingWidth
        return items.map { $0.cut(by: max(0, excess), isAlone: isAlone) }
    }

    /// Truncates names until the reading fits, dropping those without a note first.
    private func shortened(_ items: [ReadingItem], _ plot: ChartPlot) -> [Part] {
        var items = items
        while true {
            let spare = items.contains { $0.note != nil } ? items.lastIndex { $0.note == nil } : nil
            let cut = cut(items, isAlone: spare == nil, plot)
            let parts = fitting([(cut.map(\.named), 1)], plot)
            guard let spare, width(of: parts) > plot.readingWidth else { return parts }
            items.remove(at: spare)
        }
    }

    /// Returns the first text that fits with its symbols, or the last.
    private func marked(_ texts: [String], _ items: [ReadingItem], _ plot: ChartPlot) -> [Part] {
        var parts: [Part] = []
        for (index, text) in texts.enumerated()
        where index == texts.count - 1 || GlyphText(text).width <= plot.readingWidth {
            parts = marked(text, items)
            if width(of: parts) <= plot.readingWidth { break }
        }
        return parts
    }

    private func width(of parts: [Part]) -> Int {
        parts.reduce(0) { $0 + GlyphText($1.text).width }
    }

    /// Inserts the symbol before each name, as in a legend; not in ASCII, where a symbol would be
    /// read as part of a number.
    private func marked(_ text: String, _ items: [ReadingItem]) -> [Part] {
        guard environment.drawsBlocks else { return [Part(text, .plain)] }
        let text = text[...]
        let places = items.compactMap { item in
            item.place(ofNameIn: text).map { ($0, item.mark) }
        }
        var parts: [Part] = []
        var end = text.startIndex
        for (place, mark) in places.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
        where end <= place.lowerBound {
            parts.append(Part(String(text[end..<place.lowerBound]), .plain))
            parts += [mark, Part(" \(text[place])", .plain)]
            end = place.upperBound
        }
        return parts + [Part(String(text[end...]), .plain)]
    }

    private func fitting(_ forms: [([[Part]], gap: Int)], _ plot: ChartPlot) -> [Part] {
        var joined: [Part] = []
        for (groups, gap) in forms {
            let space = Part(String(repeating: " ", count: gap), .plain)
            joined = Array(groups.joined(separator: [space]))
            if width(of: joined) <= plot.readingWidth { break }
        }
        return joined
    }

    private func xText(_ x: Double, _ plot: ChartPlot) -> String {
        if marks.scale == .category, let name = marks.xCategories.name(at: x) { return name }
        guard marks.scale == .calendar, x.magnitude < 1e9 else {
            return ReadingItem.number(x)
        }
        let names = CalendarNames(environment: environment)
        return names.day(Int(x.rounded()), span: plot.x.span)
    }
}

extension ChartNode {
    var selectionBindings: [KeyBinding] {
        guard isFocusable, options.selection != nil else { return [] }
        var steps = [
            binding(.leftArrow, "crosshair left") { $0.value(beside: $0.selected, isLater: false) }
                .known,
            hidden(.rightArrow, "crosshair right") { $0.value(beside: $0.selected, isLater: true) },
        ]
        steps[0].summary = KeyBinding.Summary(of: steps, title: environment.string("crosshair"))
        if selected != nil {
            let close = { [self] in options.selection?.set(nil, marks) ?? () }
            let title = environment.string("hide crosshair")
            steps.append(KeyBinding(.plain(.escape), title: title, action: close).known)
        }
        return steps + [
            hidden(.home, "crosshair to the start") { $0.value(beside: -.infinity, isLater: true) },
            hidden(.end, "crosshair to the end") { $0.value(beside: .infinity, isLater: false) },
        ]
    }

    /// Moves the crosshair to the value nearest to a cell.
    func select(at point: Point) -> KeyPress.Result {
        guard let plot, let selection = options.selection else { return .ignored }
        let column = point.x - origin(plot).x
        guard column >= 0, column < plot.area.width else { return .ignored }
        let target = plot.x.value(atDot: column * plot.dots.columns)
        var nearest: Double?
        for x in visibleValues(plot) where distance(x, target) < distance(nearest, target) {
            nearest = x
        }
        if let nearest { selection.set(nearest, marks) }
        return .handled
    }

    /// Key binding that copies the reading to the clipboard.
    var copyBindings: [KeyBinding] {
        guard isFocusable, environment.pasteboard.isAvailable, selected != nil else { return [] }
        let action = { [self] in environment.pasteboard.copy(line: spokenReading) }
        return [KeyBinding([.plain("c")], title: environment.string("copy"), action: action)]
    }

    private func binding(
        _ key: KeyEquivalent,
        _ title: LocalizedStringKey,
        _ find: @escaping (ChartNode) -> Double?
    ) -> KeyBinding {
        KeyBinding(.plain(key), title: environment.string(title)) { [self] in
            if let value = find(self) { options.selection?.set(value, marks) }
        }
        .unlisted
    }

    private func hidden(
        _ key: KeyEquivalent,
        _ title: LocalizedStringKey,
        _ find: @escaping (ChartNode) -> Double?
    ) -> KeyBinding {
        var binding = binding(key, title, find)
        binding.isHidden = true
        return binding
    }

    /// Returns the next or previous value, in another dot if points are crowded. Without a value,
    /// returns the last point, or the last value if there are no points.
    private func value(beside value: Double?, isLater: Bool) -> Double? {
        guard let plot else { return nil }
        guard let value else {
            return visiblePoints(plot) { $0.symbol != nil }.max() ?? visibleValues(plot).max()
        }
        let isCrowded = marks.tracks.contains { $0.count(in: plot.x.span) > 2 * plot.x.dots }
        let dot = isCrowded && value.isFinite ? plot.x.dot(value) : nil
        var (nearest, visible): (Double?, Double?)
        for x in visibleValues(plot) where isLater ? x > value : x < value {
            nearest = nearest.map { isLater ? min($0, x) : max($0, x) } ?? x
            guard dot == nil || plot.x.dot(x) != dot else { continue }
            visible = visible.map { isLater ? min($0, x) : max($0, x) } ?? x
        }
        return visible ?? nearest
    }

    private func visibleValues(_ plot: ChartPlot) -> [Double] {
        let bars = marks.bars.all.filter { !$0.isLevel && plot.x.span.contains($0.place) }
        return visiblePoints(plot) { _ in true } + bars.map(\.place)
    }

    private func visiblePoints(
        _ plot: ChartPlot,
        where isWanted: (MarkTrack) -> Bool
    ) -> [Double] {
        var values: [Double] = []
        for track in marks.tracks where isWanted(track) && !track.look.isHidden {
            for point in track.points where point.isDrawable && plot.x.span.contains(point.x) {
                values.append(point.x)
            }
        }
        return values
    }

    private func distance(_ value: Double?, _ target: Double) -> Double {
        value.map { ($0 - target).magnitude } ?? .infinity
    }
}

extension ChartNode {
    /// Key bindings of the horizontal crosshair.
    var ySelectionBindings: [KeyBinding] {
        guard isFocusable, options.ySelection != nil else { return [] }
        return [step(.upArrow, "crosshair up", by: 1), step(.downArrow, "crosshair down", by: -1)]
    }

    private func step(
        _ key: KeyEquivalent,
        _ title: LocalizedStringKey,
        by step: Int
    ) -> KeyBinding {
        KeyBinding(.plain(key), title: environment.string(title)) { [self] in
            let values = yValues
            let next = selectedY.map { selected in
                step > 0
                    ? values.first { $0 > selected } : values.last { $0 < selected }
            }
            if let value = next ?? (selectedY == nil ? values.last : nil) {
                options.ySelection?.set(value, marks)
            }
        }
    }

    /// Moves the horizontal crosshair to the value nearest to a cell.
    func selectY(at point: Point) -> KeyPress.Result {
        guard let plot, let selection = options.ySelection else { return .ignored }
        let row = point.y - origin(plot).y
        guard row >= 0, row < plot.area.height else { return .ignored }
        let target = plot.y.value(atDot: row * plot.dots.rows + plot.dots.rows / 2)
        let nearest = yValues.min { ($0 - target).magnitude < ($1 - target).magnitude }
        if let nearest { selection.set(nearest, marks) }
        return .handled
    }

    private var yValues: [Double] {
        let points = marks.tracks.flatMap(\.points).filter(\.isDrawable).map(\.y)
        let bars = marks.bars.all.map { $0.isLevel ? $0.place : $0.to }
        return Set(points + bars).sorted()
    }
}

extension View {
    /// Moves a horizontal crosshair over the values of charts, with ↑, ↓ or a click.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let selection = ChartSelection(
            value,
            categories: { $0.yCategories },
            sign: -1,
            reading: nil
        )
        return environment { $0.chartOptions.ySelection = selection }
    }
}
