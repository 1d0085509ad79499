/// A grid of columns, filled row by row; the arrow keys move between cells.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let grid: LazyGrid<Content>

    /// Creates a grid of columns.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        grid = LazyGrid(
            items: columns,
            axis: .vertical,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: gap(spacing, along: .vertical) ?? 0,
            content: content()
        )
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { grid.nodes(evaluation) }
}

/// A grid of rows, filled column by column and continued below if the width is used up; the arrow
/// keys move between cells.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let grid: LazyGrid<Content>

    /// Creates a grid of rows.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        grid = LazyGrid(
            items: rows,
            axis: .horizontal,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: gap(spacing, along: .horizontal) ?? 1,
            content: content()
        )
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { grid.nodes(evaluation) }
}

/// A grid of columns or rows.
private struct LazyGrid<Content: View>: PrimitiveView {
    let items: [GridItem]
    let axis: Axis
    let alignment: Alignment
    let spacing: Int
    let content: Content

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let cells = content.nodes(evaluation.at(0).with { $0.isInRow = false })
        let current = evaluation.place.slot { FocusEntrance() }
        let node = LazyGridNode(evaluation.place, cells, items, axis, alignment, spacing)
        // Restores the focused cell when the focus returns.
        return [EntranceNode(evaluation.place, node, current)]
    }
}

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

    /// The size of a track, in points.
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
        CursesCore.extent(length, along: axis) ?? 1
    }
}

/// Lays cells out in columns or rows.
final class LazyGridNode: Node {
    private let items: [GridItem]
    private let axis: Axis
    private let alignment: Alignment
    private let spacing: Int

    init(
        _ place: Place,
        _ cells: [Node],
        _ items: [GridItem],
        _ axis: Axis,
        _ alignment: Alignment,
        _ spacing: Int
    ) {
        self.items = items
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        super.init(place, children: cells)
    }

    override func measure(_ proposal: Proposal) -> Size {
        let room = proposal.width ?? 60
        let rects = rects(in: room)
        let width = rects.reduce(0) { max($0, $1.room.maxX) }
        let height = rects.reduce(0) { max($0, $1.room.maxY) }
        return Size(width: isFixed ? width : max(width, proposal.width ?? width), height: height)
    }

    override func layOut() {
        let rects = rects(in: frame.width)
        let width = rects.reduce(0) { max($0, $1.room.maxX) }
        let margin = isFixed ? 0 : alignment.horizontal.offset(of: width, in: frame.width)
        for (child, cell) in zip(children, rects) {
            let origin = Point(
                x: frame.minX + margin + cell.room.minX,
                y: frame.minY + cell.room.minY
            )
            let room = Rect(origin: origin, size: cell.room.size)
            let size = child.size(Proposal(width: room.width, height: room.height))
            child.place(in: cell.alignment.place(size, in: room))
        }
    }

    /// True if the width of the grid depends on its cells only.
    private var isFixed: Bool {
        axis == .horizontal || items.allSatisfy { if case .fixed = $0.size { true } else { false } }
    }

    private typealias Cell = (room: Rect, alignment: Alignment)

    private func rects(in width: Int) -> [Cell] {
        axis == .vertical ? downwards(width) : sidewards(width)
    }

    private func downwards(_ width: Int) -> [Cell] {
        let columns = GridTrack.all(of: items, along: .horizontal, room: width, spacing: 1)
        guard !columns.isEmpty else { return [] }
        var cells: [Cell] = []
        var y = 0
        for start in stride(from: 0, to: children.count, by: columns.count) {
            let row = children[start..<min(start + columns.count, children.count)]
            let height = zip(row, columns).reduce(1) { height, cell in
                max(height, cell.0.size(Proposal(width: cell.1.extent, height: nil)).height)
            }
            var x = 0
            for (_, column) in zip(row, columns) {
                let room = Rect(x: x, y: y, width: column.extent, height: height)
                cells.append((room, column.alignment ?? alignment))
                x += column.extent + column.gap
            }
            y += height + spacing
        }
        return cells
    }

    private func sidewards(_ width: Int) -> [Cell] {
        let count = max(1, items.count)
        var cells: [Cell] = []
        var (x, top, bottom) = (0, 0, 0)
        for start in stride(from: 0, to: children.count, by: count) {
            let column = children[start..<min(start + count, children.count)]
            let ideal = column.reduce(1) { max($0, $1.size(.ideal).width) }
            let extent = min(ideal, max(1, width))
            if x > 0, x + extent > width { (x, top) = (0, bottom) }
            var y = top
            for (cell, item) in zip(column, items) {
                let ideal = cell.size(Proposal(width: extent, height: nil)).height
                let track = GridTrack.all(of: [item], along: .vertical, room: ideal, spacing: 0)
                let height = max(ideal, track.first?.extent ?? ideal)
                let room = Rect(x: x, y: y, width: extent, height: height)
                cells.append((room, item.alignment ?? alignment))
                y += height + (gap(item.spacing, along: .vertical) ?? 0)
            }
            bottom = max(bottom, y)
            x += extent + spacing
        }
        return cells
    }
}
