extension [PlannedTick] {
    /// Gives each label its place below a horizontal axis, the later of two that overlap none.
    ///
    /// A number or a day stands in the middle below its tick, or as near to it as the one before
    /// lets it; the name of a month or a year begins there, as what it names does, or ends where the
    /// axis does. Between labels at the ends of the axis one that would stand beside its tick is left out.
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

    /// Labels both ends of a horizontal axis too where no tick says something else. A day between them gives way; a
    /// month or a year does not, and must not be read as a part of the end.
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

    /// How near to an end a day is left out: half a step and less would look uneven. Months and years stay.
    private var nearness: Int {
        guard !contains(where: \.beginsSpan) else { return 0 }
        let steps = zip(dropFirst(), self).map { $0.offset - $1.offset }
        return ((steps.max() ?? 0) + 1) / 2
    }

    /// Without the ticks whose labels have no room, which would look like mistakes beside the others,
    /// unless hardly one remained.
    var named: [PlannedTick] {
        let named = filter { $0.label.width == 0 || $0.labelStart != nil }
        return named.count > 1 ? named : self
    }

    /// Keeps one label for each row of a vertical axis.
    func onePerRow() -> [PlannedTick] {
        var taken: Set<Int> = []
        return filter { taken.insert($0.offset).inserted }
    }
}
