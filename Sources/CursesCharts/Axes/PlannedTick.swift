/// Tick of an axis: its offset in cells, and its label.
struct PlannedTick {
    let offset: Int
    var label: GlyphText
    /// Step to the next tick of a calendar axis; `nil` on other axes.
    var step: CalendarStep?
    /// True if the planner chose the calendar step.
    var isAutomatic = false
    /// True if a grid line crosses the plot.
    var hasGridLine = false
    /// First cell of the label; `nil` if it has no room.
    var labelStart: Int?

    /// True if the label names a span that begins at the tick.
    var beginsSpan: Bool { step?.beginsSpan ?? false }

    /// Cell after the label; `nil` if it has no room.
    var labelEnd: Int? { labelStart.map { $0 + label.width } }

    /// Returns the tick with its label placed at a cell.
    func labelled(at start: Int) -> PlannedTick {
        var tick = self
        tick.labelStart = start
        return tick
    }
}

extension [PlannedTick] {
    /// Returns these ticks and others in order; of two in the same cell, the first label is kept.
    func merged(with others: [PlannedTick]) -> [PlannedTick] {
        var ticks = self
        for other in others {
            guard let index = ticks.firstIndex(where: { $0.offset == other.offset }) else {
                ticks.append(other)
                continue
            }
            let hasGridLine = ticks[index].hasGridLine || other.hasGridLine
            if ticks[index].label.width == 0 { ticks[index] = other }
            ticks[index].hasGridLine = hasGridLine
        }
        return ticks.sorted { $0.offset < $1.offset }
    }
}
