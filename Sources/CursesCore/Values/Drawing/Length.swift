/// Whole cells for a length, which may be infinite or senseless.
nonisolated package func cells(_ length: CGFloat?) -> Int? {
    guard let length, !length.isNaN else { return nil }
    return Int(min(max(length, 0), CGFloat(Proposal.unlimited)).rounded())
}

/// Whole cells between two things; four or more can only be meant in points.
nonisolated package func gap(_ length: CGFloat?, along axis: Axis) -> Int? {
    cells(length.map { $0 >= 4 ? inCells($0, along: axis) : $0 })
}

/// Whole cells for the extent of something, where one that no terminal has is meant in points.
nonisolated func extent(_ length: CGFloat?, along axis: Axis) -> Int? {
    let least: CGFloat = axis == .horizontal ? 200 : 40
    return cells(length.map { $0 >= least ? inCells($0, along: axis) : $0 })
}

nonisolated extension BinaryFloatingPoint {
    /// The height of so many rows, also where there are so many that the number alone would be taken for points.
    public static func rows(_ count: Int) -> Self { Self(count < 40 ? count : count * 20) }

    /// The width of so many columns, also where there are so many that the number alone would be taken for points.
    public static func columns(_ count: Int) -> Self { Self(count < 200 ? count : count * 8) }
}

/// The sides of something: a square of eight and more is one to the eye, so that it is meant in points.
nonisolated func sides(_ width: CGFloat?, _ height: CGFloat?) -> (CGFloat?, CGFloat?) {
    guard let width, let height, width == height, (8...10_000).contains(width) else {
        return (width, height)
    }
    let columns = max(1, inCells(width, along: .horizontal).rounded())
    return (columns, max(1, inCells(height, along: .vertical).rounded()))
}

/// A length in points as cells, of which each is about 8 points wide and 20 high.
nonisolated private func inCells(_ points: CGFloat, along axis: Axis) -> CGFloat {
    points / (axis == .horizontal ? 8 : 20)
}
