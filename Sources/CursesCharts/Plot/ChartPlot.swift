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
        guard let dot = x.dot(value) else { return nil }
        return dot / dots.columns
    }

    /// Returns the row of a y-value; `nil` outside the plot.
    func row(_ value: Double) -> Int? {
        guard let dot = y.dot(value) else { return nil }
        return dot / dots.rows
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
}
