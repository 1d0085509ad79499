/// How a mark is drawn.
nonisolated struct MarkLook: Hashable {
    var style: Style
    var symbol: BasicChartSymbolShape?
    /// Whether a line has gaps, where it was told.
    var isDashed: Bool?
}
