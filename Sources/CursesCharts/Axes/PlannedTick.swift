/// Tick of an axis: its offset in cells, and its label.
struct PlannedTick {
    let offset: Int
    let label: GlyphText
    /// Step to the next tick of a calendar axis; `nil` on other axes.
    var step: CalendarStep?
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
