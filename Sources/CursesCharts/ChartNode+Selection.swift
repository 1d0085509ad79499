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
        for track in marks.tracks where isWanted(track) {
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
