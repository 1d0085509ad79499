extension [PlannedTick] {
    /// Places the labels below a horizontal axis from left to right; overlapping ones are dropped.
    ///
    /// Numbers and days are centred below their tick, moved right if necessary. Months and years
    /// start at their tick, as the span they name, or end with the axis. With `isBetween`, labels
    /// more than a column off centre are dropped.
    func placed(in columns: Int, from first: Int = 0, isBetween: Bool = false) -> [PlannedTick] {
        var end = first - 1
        return map { tick in
            var tick = tick
            let width = tick.label.width
            let latest = columns - width
            let middle = Swift.max(0, Swift.min(tick.offset - (width - 1) / 2, latest))
            let near = Swift.max(middle, Swift.min(end + 1, tick.offset))
            let start = tick.beginsSpan ? Swift.min(tick.offset, latest) : near
            let isBeside = isBetween && abs(start - (tick.offset - (width - 1) / 2)) > 1
            if width > 0, start <= latest, start > end, !isBeside {
                tick.labelStart = start
                end = start + width
            }
            return tick
        }
    }

    /// Labels both ends of a horizontal axis unless a tick there has another label; near days are
    /// dropped, but months and years take precedence over the ends.
    func placed(in columns: Int, between ends: [PlannedTick]) -> [PlannedTick] {
        let missing = ends.filter { end in
            !contains { $0.offset == end.offset && $0.label != end.label }
        }
        let inner = filter { tick in
            !missing.contains { ($0.offset - tick.offset).magnitude <= nearness }
        }
        let isOfSpans = contains(where: \.beginsSpan)
        let first = missing.first { $0.offset < columns / 2 }
        let last = missing.last { $0.offset >= columns / 2 }
        let start = first.map { $0.label.width + (isOfSpans ? 3 : 2) } ?? 0
        let end = columns - (last.map { $0.label.width + (isOfSpans ? 3 : 2) } ?? 0)
        guard start < end else { return placed(in: columns) }
        var ticks =
            isOfSpans
            ? inner.placed(in: columns)
            : inner.placed(in: end, from: start, isBetween: !missing.isEmpty)
        if let first, ticks.allSatisfy({ $0.labelStart ?? start >= start }) {
            ticks.append(first.labelled(at: 0))
        }
        if let last, ticks.allSatisfy({ $0.labelEnd ?? end <= end }) {
            ticks.append(last.labelled(at: columns - last.label.width))
        }
        return ticks
    }

    /// Distance from an end within which days are dropped: half a step or less looks uneven.
    private var nearness: Int {
        guard !contains(where: \.beginsSpan) else { return 0 }
        let steps = zip(dropFirst(), self).map { $0.offset - $1.offset }
        return ((steps.max() ?? 0) + 1) / 2
    }

    /// Ticks without those whose label has no room; all ticks if fewer than two remain.
    var named: [PlannedTick] {
        let named = filter { $0.label.width == 0 || $0.labelStart != nil }
        return named.count > 1 ? named : self
    }

    /// Returns the first tick of each row of a vertical axis.
    func onePerRow() -> [PlannedTick] {
        var taken: Set<Int> = []
        return filter { taken.insert($0.offset).inserted }
    }
}
