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
    static func vertical(
        _ place: Place,
        _ children: [Node],
        alignment: Alignment = .topLeading
    ) -> StackNode {
        StackNode(place, children, axis: .vertical, spacing: 0, alignment: alignment)
    }

    override func forgetSizes() {
        super.forgetSizes()
        (known, priorities) = (nil, nil)
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
            children: children,
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

/// Distributes the space of a stack.
///
/// Higher priorities go first and leave the others their minimum. Among equals, all get what they
/// want if it fits; otherwise the least flexible child goes first, and each is offered an equal
/// share of the rest. Loops instead of closures, since most of a frame's time is spent here.
struct StackDistribution {
    let children: [Node]
    /// Priorities of the children; empty if all are equal.
    let priorities: [Double]
    let axis: Axis
    let breadth: Int?

    /// Returns the priorities of nodes, or an empty array if all are equal.
    static func priorities(of children: [Node]) -> [Double] {
        guard let first = children.first?.layoutPriority else { return [] }
        for child in children where child.layoutPriority != first {
            return children.map(\.layoutPriority)
        }
        return []
    }

    /// Returns the children's sizes for a length; their ideal sizes if `nil` or unlimited.
    func sizes(in room: Int?, gaps: Int) -> [Size] {
        var sizes = Array(repeating: Size.zero, count: children.count)
        guard let room, room < Proposal.unlimited else {
            for index in children.indices { sizes[index] = size(index, room) }
            return sizes
        }
        var rest = max(0, room - gaps)
        if children.count == 1 {
            sizes[0] = size(0, rest)
            return sizes
        }
        if priorities.isEmpty {
            if takeAll(into: &sizes) > rest {
                distribute(rest, among: Array(children.indices), into: &sizes)
            }
            return sizes
        }
        var next = priorities.max()
        while let priority = next {
            var group: [Int] = []
            var reserved = 0
            next = nil
            for index in children.indices {
                if priorities[index] == priority {
                    group.append(index)
                } else if priorities[index] < priority {
                    reserved += length(index, 0)
                    next = max(next ?? priorities[index], priorities[index])
                }
            }
            distribute(max(0, rest - reserved), among: group, into: &sizes)
            for index in group { rest -= sizes[index].length(along: axis) }
        }
        return sizes
    }

    /// Proposes unlimited length to all children and returns the sum of their lengths.
    private func takeAll(into sizes: inout [Size]) -> Int {
        var wanted = 0
        for index in children.indices {
            sizes[index] = size(index, Proposal.unlimited)
            wanted += sizes[index].length(along: axis)
        }
        return wanted
    }

    private func distribute(_ room: Int, among group: [Int], into sizes: inout [Size]) {
        if group.count == 1 {
            sizes[group[0]] = size(group[0], room)
            return
        }
        var wanted = 0
        var takesAll = true
        for index in group {
            sizes[index] = size(index, Proposal.unlimited)
            let length = sizes[index].length(along: axis)
            wanted += length
            takesAll = takesAll && length >= Proposal.unlimited
        }
        if wanted <= room { return }
        if takesAll, share(room, among: group, into: &sizes) { return }
        var flexibilities = Array(repeating: 0, count: children.count)
        for index in group {
            flexibilities[index] = sizes[index].length(along: axis) - length(index, 0)
        }
        let order = group.sorted { first, second in
            flexibilities[first] != flexibilities[second]
                ? flexibilities[first] < flexibilities[second] : first < second
        }
        var rest = room
        for (rank, index) in order.enumerated() {
            let count = order.count - rank
            let share = (max(0, rest) + count - 1) / count
            sizes[index] = size(index, share)
            rest -= sizes[index].length(along: axis)
        }
    }

    /// Offers all children equal shares; returns whether all used them up.
    private func share(_ room: Int, among group: [Int], into sizes: inout [Size]) -> Bool {
        var rest = room
        for (rank, index) in group.enumerated() {
            let count = group.count - rank
            let share = (rest + count - 1) / count
            sizes[index] = size(index, share)
            if sizes[index].length(along: axis) != share { return false }
            rest -= share
        }
        return true
    }

    private func length(_ index: Int, _ room: Int) -> Int {
        size(index, room).length(along: axis)
    }

    private func size(_ index: Int, _ room: Int?) -> Size {
        children[index].size(
            axis == .horizontal
                ? Proposal(width: room, height: breadth) : Proposal(width: breadth, height: room)
        )
    }
}
