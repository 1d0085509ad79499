/// A tick of an axis: how many cells it stands from the beginning, and its label.
struct PlannedTick {
    let offset: Int
    let label: GlyphText
    /// Whether the label names what begins at the tick.
    var beginsSpan = false
    /// Whether a faint line goes through the plot.
    var hasGridLine = false
    /// The cell that the label begins in, or nil where it has no room.
    var labelStart: Int?
}
