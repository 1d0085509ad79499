/// Rounds a length to cells, from 0 to `Proposal.unlimited`; `nil` for `nil` and NaN.
nonisolated package func cells(_ length: CGFloat?) -> Int? {
    guard let length, !length.isNaN else { return nil }
    return Int(min(max(length, 0), CGFloat(Proposal.unlimited)).rounded())
}

/// Converts a spacing to cells; values of four or more are points.
nonisolated package func gap(_ length: CGFloat?, along axis: Axis) -> Int? {
    cells(length.map { $0 >= 4 ? inCells($0, along: axis) : $0 })
}

/// Converts an extent to cells; from 200 columns or 40 rows on, values are points.
nonisolated func extent(_ length: CGFloat?, along axis: Axis) -> Int? {
    let least: CGFloat = axis == .horizontal ? 200 : 40
    return cells(length.map { $0 >= least ? inCells($0, along: axis) : $0 })
}

nonisolated extension BinaryFloatingPoint {
    /// Returns the height of a number of rows, from 40 on in points, which `extent` expects.
    public static func rows(_ count: Int) -> Self { Self(count < 40 ? count : count * 20) }

    /// Returns the width of a number of columns, from 200 on in points, which `extent` expects.
    public static func columns(_ count: Int) -> Self { Self(count < 200 ? count : count * 8) }
}

/// Converts the sides of a square of eight or more, which are points, to cells; others are cells.
nonisolated func sides(_ width: CGFloat?, _ height: CGFloat?) -> (CGFloat?, CGFloat?) {
    guard let width, let height, width == height, (8...10_000).contains(width) else {
        return (width, height)
    }
    let columns = max(1, inCells(width, along: .horizontal).rounded())
    return (columns, max(1, inCells(height, along: .vertical).rounded()))
}

/// Converts points to cells, which are about 8 points wide and 20 high.
nonisolated private func inCells(_ points: CGFloat, along axis: Axis) -> CGFloat {
    points / (axis == .horizontal ? 8 : 20)
}
