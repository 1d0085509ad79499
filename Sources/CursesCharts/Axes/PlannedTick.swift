/// A tick of an axis: how many cells it stands from the beginning, and its label.
struct PlannedTick {
    let offset: Int
    let label: GlyphText
    /// The distance to the next tick of a calendar.
    var step: CalendarStep?
    /// Whether a faint line goes through the plot.
    var hasGridLine = false
    /// The cell that the label begins in, or nil where it has no room.
    var labelStart: Int?

    /// Whether the label names what begins at the tick.
    var beginsSpan: Bool { step?.beginsSpan ?? false }

    /// The cell after the label, where it has room.
    var labelEnd: Int? { labelStart.map { $0 + label.width } }

    /// The tick with its label in a cell.
    func labelled(at start: Int) -> PlannedTick {
        var tick = self
        tick.labelStart = start
        return tick
    }
}
