/// Lays nodes out in a row or a column: the least flexible first, each with its share of what is left.
final class StackNode: Node {
    enum Axis {
        case horizontal, vertical
    }

    private let axis: Axis
    private let spacing: Int
    private let alignment: Alignment

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

    /// A column without gaps.
    static func vertical(_ place: Place, _ children: [Node]) -> StackNode {
        StackNode(place, children, axis: .vertical, spacing: 0)
    }

    override func measure(_ proposal: Proposal) -> Size {
        var length = gaps
        var breadth = 0
        for size in sizes(proposal) {
            length += self.length(size)
            breadth = max(breadth, self.breadth(size))
        }
        return axis == .horizontal
            ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }

    override func layOut() {
        var position = axis == .horizontal ? frame.minX : frame.minY
        for (child, size) in zip(children, sizes(Proposal(frame.size))) {
            var rect = alignment.place(size, in: frame)
            if axis == .horizontal {
                rect.origin.x = position
            } else {
                rect.origin.y = position
            }
            child.place(in: rect)
            position += length(size) + spacing
        }
    }

    private var gaps: Int { max(0, children.count - 1) * spacing }

    private func length(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }

    private func breadth(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }

    private func proposal(_ length: Int?, breadth: Int?) -> Proposal {
        axis == .horizontal
            ? Proposal(width: length, height: breadth)
            : Proposal(width: breadth, height: length)
    }

    private func sizes(_ proposal: Proposal) -> [Size] {
        let breadth = axis == .horizontal ? proposal.height : proposal.width
        let room = axis == .horizontal ? proposal.width : proposal.height
        guard let room else {
            return children.map { $0.size(self.proposal(nil, breadth: breadth)) }
        }
        if children.count == 1 {
            return [children[0].size(self.proposal(room, breadth: breadth))]
        }
        return distribute(max(0, room - gaps), breadth: breadth)
    }

    private func distribute(_ room: Int, breadth: Int?) -> [Size] {
        let least = children.map { length($0.size(proposal(0, breadth: breadth))) }
        let most = children.map {
            length($0.size(proposal(Proposal.unlimited, breadth: breadth)))
        }
        let order = children.indices.sorted { first, second in
            let priorities = (children[first].layoutPriority, children[second].layoutPriority)
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            let flexibility = (most[first] - least[first], most[second] - least[second])
            return flexibility.0 != flexibility.1 ? flexibility.0 < flexibility.1 : first < second
        }
        var sizes = Array(repeating: Size.zero, count: children.count)
        var rest = room
        for (rank, index) in order.enumerated() {
            let priority = children[index].layoutPriority
            let later = order[(rank + 1)...]
            let equals = later.prefix { children[$0].layoutPriority == priority }
            let reserved = later.dropFirst(equals.count).reduce(0) { $0 + least[$1] }
            let available = max(0, rest - reserved)
            let share = (available + equals.count) / (equals.count + 1)
            sizes[index] = children[index].size(proposal(share, breadth: breadth))
            rest -= length(sizes[index])
        }
        return sizes
    }
}
