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
            let place = plot.place(annotation, size: sizes[index], on: surface)
                .flatMap {
                    annotation.isInMargin ? $0.free(of: labels, height: plot.area.height) : $0
                }
            guard let rect = place else {
                node.place(in: .zero)
                if annotation.overflow == .dropsMark, let row = plot.rows(annotation.box.y)?.first {
                    surface.eraseRule(in: row)
                }
                continue
            }
            if annotation.isInMargin { labels.append(rect) }
            let margin = annotation.box.x == nil ? 1 : 0
            surface.clear(rect.inset(by: EdgeInsets(left: -margin, right: -margin)))
            let origin = origin(plot)
            let corner = Point(x: origin.x + rect.minX, y: origin.y + rect.minY)
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
    fileprivate func free(of others: [Rect], height: Int) -> Rect? {
        [0, -1, 1].lazy
            .map { Rect(x: minX, y: minY + $0, width: width, height: self.height) }
            .first { rect in
                rect.minY >= 0 && rect.maxY <= height
                    && others.allSatisfy { $0.intersection(rect).isEmpty }
            }
    }
}
