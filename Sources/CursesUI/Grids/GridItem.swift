/// A column or a row of a lazy grid, or as many as have room.
nonisolated public struct GridItem: Sendable {
    /// How wide or high it is.
    public var size: Size
    /// How far the next one is away.
    public var spacing: CGFloat?
    /// Where the cells stand in it.
    public var alignment: Alignment?

    /// One of a size.
    public init(
        _ size: Size = .flexible(),
        spacing: CGFloat? = nil,
        alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// How wide a column or how high a row is; from 40 columns or 20 rows on, points are meant.
    public enum Size: Sendable {
        /// So wide, whatever the room.
        case fixed(CGFloat)
        /// A share of the room.
        case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
        /// As many in the share of the room as are at least so wide.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
}

/// A column or a row of a lazy grid, in cells of the terminal.
nonisolated struct GridTrack {
    var extent: Int
    /// The room before the next one.
    var gap: Int
    var alignment: Alignment?

    /// The tracks that some items stand for in the room that there is.
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
