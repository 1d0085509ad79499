/// A column or a row of a lazy grid, or as many as fit.
nonisolated public struct GridItem: Sendable {
    /// The width of a column or the height of a row.
    public var size: Size
    /// The space before the next track; `nil` for the default.
    public var spacing: CGFloat?
    /// The alignment of cells in the track; `nil` for that of the grid.
    public var alignment: Alignment?

    /// Creates an item, flexible by default.
    public init(
        _ size: Size = .flexible(),
        spacing: CGFloat? = nil,
        alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The size of a track in cells; from 40 columns or 20 rows on, in points.
    public enum Size: Sendable {
        /// A fixed size.
        case fixed(CGFloat)
        /// An equal share of the remaining space.
        case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
        /// Fills an equal share with as many tracks of at least the minimum as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
}

/// A column or a row of a lazy grid, in terminal cells.
nonisolated struct GridTrack {
    var extent: Int
    /// The space before the next track.
    var gap: Int
    var alignment: Alignment?

    /// Returns the tracks of items in an available extent.
    static func all(of items: [GridItem], along axis: Axis, room: Int, spacing: Int) -> [GridTrack]
    {
        let gaps = items.map { CursesCore.gap($0.spacing, along: axis) ?? spacing }
        var rest = room - gaps.dropLast().reduce(0, +)
        for case .fixed(let length) in items.map(\.size) { rest -= track(length, axis) }
        var sharing = items.count { if case .fixed = $0.size { false } else { true } }
        return zip(items, gaps).flatMap { item, gap -> [GridTrack] in
            switch item.size {
            case .fixed(let length):
                return [GridTrack(extent: track(length, axis), gap: gap, alignment: item.alignment)]
            case .flexible(let minimum, let maximum):
                let share = max(1, rest) / max(1, sharing)
                let extent = min(max(share, track(minimum, axis), 1), track(maximum, axis))
                (rest, sharing) = (rest - extent, sharing - 1)
                return [GridTrack(extent: extent, gap: gap, alignment: item.alignment)]
            case .adaptive(let minimum, let maximum):
                let share = max(1, rest / max(1, sharing))
                (rest, sharing) = (rest - share, sharing - 1)
                let least = max(1, track(minimum, axis))
                let count = max(1, (share + gap) / (least + gap))
                let free = share - (count - 1) * gap
                return (0..<count).map { index in
                    let even = free / count + (index < free % count ? 1 : 0)
                    return GridTrack(
                        extent: max(1, min(even, track(maximum, axis))),
                        gap: gap,
                        alignment: item.alignment
                    )
                }
            }
        }
    }

    private static func track(_ length: CGFloat, _ axis: Axis) -> Int {
        let isInPoints = length >= (axis == .horizontal ? 40 : 20)
        let unit: CGFloat = axis == .horizontal ? 8 : 20
        return cells(isInPoints ? (length / unit).rounded(.down) : length) ?? 1
    }
}
