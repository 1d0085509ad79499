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
