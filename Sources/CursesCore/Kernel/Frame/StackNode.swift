/// Lays nodes out in a row or a column, higher priorities first.
package final class StackNode: Node {
    private let axis: Axis
    private let spacing: Int
    private let alignment: Alignment
    private var known: (proposal: Proposal, sizes: [Size])?
    private var priorities: [Double]?

    init(
        _ place: Place,
        _ children: [Node],
        axis: Axis,
        spacing: Int,
        alignment: Alignment = .topLeading
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        super.init(place, children: children)
    }

    nonisolated deinit {}

    /// Returns a column without gaps.
    static func vertical(_ place: Place, _ children: [Node]) -> StackNode {
        StackNode(place, children, axis: .vertical, spacing: 0)
    }

    package override func measure(_ proposal: Proposal) -> Size {
        var length = gaps
        var breadth = 0
        for size in sizes(proposal) {
            length += size.length(along: axis)
            breadth = max(breadth, size.breadth(along: axis))
        }
        return axis == .horizontal
            ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }

    package override func layOut() {
        let sizes = sizes(Proposal(frame.size))
        var position = axis == .horizontal ? frame.minX : frame.minY
        for index in children.indices {
            var rect = alignment.place(sizes[index], in: frame)
            if axis == .horizontal {
                rect.origin.x = position
            } else {
                rect.origin.y = position
            }
            children[index].place(in: rect)
            position += sizes[index].length(along: axis) + spacing
        }
    }

    var isRow: Bool { axis == .horizontal }

    private var gaps: Int { max(0, children.count - 1) * spacing }

    private func sizes(_ proposal: Proposal) -> [Size] {
        if let known, known.proposal == proposal { return known.sizes }
        let priorities = priorities ?? StackDistribution.priorities(of: children)
        self.priorities = priorities
        let distribution = StackDistribution(
            children,
            priorities: priorities,
            axis: axis,
            breadth: axis == .horizontal ? proposal.height : proposal.width
        )
        let room = axis == .horizontal ? proposal.width : proposal.height
        let sizes = distribution.sizes(in: room, gaps: gaps)
        known = (proposal, sizes)
        return sizes
    }
}

nonisolated extension Size {
    func length(along axis: Axis) -> Int { axis == .horizontal ? width : height }

    func breadth(along axis: Axis) -> Int { axis == .horizontal ? height : width }
}
