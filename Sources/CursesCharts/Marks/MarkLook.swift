/// Look of a mark.
nonisolated struct MarkLook: Hashable {
    var style: Style
    var symbol: BasicChartSymbolShape?
    /// True if a line is dashed; `nil` if unspecified.
    var isDashed: Bool?
    /// True if a line is two dots wide.
    var isThick = false
    /// Fade of the area below a line; `nil` for a plain line.
    var fade: MarkFade?
    /// True if a point is a dot of the grid that lines are made of.
    var isFine = false
    /// Symbol of a line in the legend, distinguishable without colour.
    var lineGlyph: Unicode.Scalar { isDashed == true ? "╌" : isThick ? "━" : "─" }
    /// Addition to the name in the reading.
    var note: String?
    /// Short form of `note`.
    var shortNote: String?
    /// True if the reading leaves the mark out.
    var isHidden = false
    /// Group of the mark; `nil` without one.
    var group: ChartGroup?
    /// Name of its place among bars side by side.
    var position: String?
}

/// Range drawn in the success colour, and the distance from it to the accent.
nonisolated struct MarkFade: Hashable {
    var target: ClosedRange<Double>?
    var distance: Double

    /// Returns the share of the success colour at a y-value, from 0 (accent) to 1.
    func part(at y: Double) -> Double {
        guard let target else { return 0 }
        let away = max(target.lowerBound - y, y - target.upperBound, 0)
        if away == 0 { return 1 }
        return away < distance ? 1 - away / distance : 0
    }
}
