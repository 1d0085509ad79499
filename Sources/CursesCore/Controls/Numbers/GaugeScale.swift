/// Cells of values on the line of a gauge.
struct GaugeScale {
    let value: Double
    let lower: Double
    let upper: Double
    /// The marks between the bounds, in ascending order.
    let marks: [Double]
    /// True if there is a mark at the upper bound, from which on another class begins.
    private let endsInMark: Bool

    init(value: Double, lower: Double, upper: Double, marks: [Double]) {
        self.value = value
        self.lower = lower
        self.upper = upper
        endsInMark = marks.contains(upper)
        self.marks = marks.filter { $0 > lower && $0 < upper }.sorted()
    }

    /// Returns the cell of a value on a line of cells, or `nil` if it is not a number.
    func cell(_ value: Double, of count: Int) -> Int? {
        guard count > 0, !value.isNaN, !lower.isNaN, !upper.isNaN else { return nil }
        if value <= lower { return 0 }
        if value >= upper { return count - 1 }
        let fraction = value / (upper - lower) - lower / (upper - lower)
        guard fraction.isFinite else { return 0 }
        return min(count - 1, max(0, Int(fraction * Double(count))))
    }

    /// Returns the cells of the marks.
    func markCells(of count: Int) -> [Int] { marks.compactMap { cell($0, of: count) } }

    /// True if the value is outside the bounds.
    var isBeyond: Bool { value < lower || value > upper }

    /// The character of the value: a dot, or an arrow outside the bounds.
    var valueGlyph: String { value < lower ? "‹" : isBeyond ? "›" : "●" }

    /// Returns the filled cells: between the marks around the value, or up to the value.
    func filled(of count: Int, isMarked: Bool) -> Range<Int> {
        guard let end = cell(value, of: count) else { return 0..<0 }
        if !isMarked { return 0..<(value >= upper ? count : end) }
        guard !marks.isEmpty else { return 0..<end }
        if endsInMark, value >= upper { return count - 1..<count }
        let below = marks.last { $0 <= value }.flatMap { cell($0, of: count) }
        let above = marks.first { $0 > value }.flatMap { cell($0, of: count) }
        let start = below.map { $0 + 1 } ?? 0
        return start..<max(start, above ?? count)
    }

    /// Returns the cell of the value, moved beside the marks around it if there is space.
    func valueCell(of count: Int) -> Int? {
        guard let cell = cell(value, of: count) else { return nil }
        let filled = filled(of: count, isMarked: true)
        if marks.isEmpty || filled.isEmpty { return cell }
        return min(max(cell, filled.lowerBound), filled.upperBound - 1)
    }
}
