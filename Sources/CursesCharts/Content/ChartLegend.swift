/// Visibility and position of a chart's legend.
struct ChartLegend {
    var isHidden = false
    var isAbove = false
}

extension View {
    /// Shows or hides the legend of charts.
    public func chartLegend(_ visibility: Visibility) -> some View {
        environment { $0.chartOptions.legend.isHidden = visibility == .hidden }
    }

    /// Places the legend of charts above the plot for `top`, else below.
    public func chartLegend(
        position: AnnotationPosition,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { environment { $0.chartOptions.legend.isAbove = position == .top } }

    /// Sets the colours of chart groups by name.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let named = mapping.map { (name: $0.key.groupName, style: $0.value as any ShapeStyle) }
        return environment { $0.chartOptions.styles.named = named }
    }

    /// Sets the colours of chart groups in the order of the domain.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue],
        range: [S]
    ) -> some View {
        let named = zip(domain, range).map { (name: $0.groupName, style: $1 as any ShapeStyle) }
        return environment { $0.chartOptions.styles.named = named }
    }

    /// Sets the colours of chart groups in the order of their first marks.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        environment { $0.chartOptions.styles.range = range }
    }

    /// Sets the colours of chart groups by a function of their value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue],
        mapping: @escaping (DataValue) -> S
    ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }
}

extension ChartNode {
    func drawLegend(_ plot: ChartPlot, on painter: Painter) {
        guard let row = plot.legendRow else { return }
        var x = frame.minX + (plot.showsY ? plot.area.minX : 0)
        for group in marks.groups.all {
            let style = environment.textStyle.overlaid(by: group.style)
            let mark = marks.glyph(of: group, plot.dots)
            painter.draw(String(mark), at: Point(x: x, y: frame.minY + row), style: style)
            let room = max(0, frame.maxX - x - 2)
            let name = GlyphText(group.name).truncated(to: room)
            let corner = Point(x: x + 2, y: frame.minY + row)
            painter.draw(name, at: corner, style: painter.theme.secondary)
            x += 2 + name.width + 2
        }
    }
}

extension ChartMarks {
    /// Returns the symbol of a group in the legend.
    fileprivate func glyph(of group: ChartGroup, _ dots: ChartDots) -> Character {
        if bars.all.contains(where: { $0.look.group == group }) {
            return Character(BarPattern(group: group.index, dots: dots).whole)
        }
        let track = tracks.first { $0.look.group == group }
        return Character(track?.glyph(dots) ?? "─")
    }
}
