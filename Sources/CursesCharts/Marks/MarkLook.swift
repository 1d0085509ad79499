/// How a mark is drawn.
nonisolated struct MarkLook: Hashable {
    var style: Style
    var symbol: BasicChartSymbolShape?
    /// Whether a line has gaps, where it was told.
    var isDashed: Bool?
    /// Whether a line is two dots wide.
    var isThick = false
    /// Y-values between which the colour of a line changes when it is the upper edge of an area.
    var fade: MarkFade?
    /// Whether a point is a dot of what lines are made of.
    var isFine = false
    /// What stands for a line in a legend, told apart without colour.
    var lineGlyph: Unicode.Scalar { isDashed == true ? "╌" : isThick ? "━" : "─" }
    /// What a chart adds to the name of what it draws.
    var note: String?
    /// The same in fewer words.
    var shortNote: String?
    /// True if the row above the plot, which is read out, leaves the mark out.
    var isHidden = false
    /// The group that the mark belongs to.
    var group: ChartGroup?
    /// Which of the bars side by side the mark is one of.
    var position: String?
}

/// Y-values at which an area has the colour of success, and the distance from there to the accent.
nonisolated struct MarkFade: Hashable {
    var target: ClosedRange<Double>?
    var distance: Double

    /// The part of the way from the accent to the colour of success.
    func part(at y: Double) -> Double {
        guard let target else { return 0 }
        let away = max(target.lowerBound - y, y - target.upperBound, 0)
        return away < distance ? 1 - away / distance : 0
    }
}
