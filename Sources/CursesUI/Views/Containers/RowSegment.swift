/// Rows of a list that are made only when they can be seen.
struct RowSegment {
    /// How many rows there are.
    var count: Int
    /// Whether the rows can be chosen.
    var isSelectable = true
    /// The name that a row is found again by.
    var id: (Int) -> AnyHashable
    /// Makes a row.
    var make: (Int) -> Node
    /// Deletes a row.
    var delete: ((Int) -> Void)?

    /// Rows that exist already.
    init(_ nodes: [Node], isSelectable: Bool = true) {
        count = nodes.count
        self.isSelectable = isSelectable
        id = { ObjectIdentifier(nodes[$0].place) }
        make = { nodes[$0] }
    }

    init(count: Int, id: @escaping (Int) -> AnyHashable, make: @escaping (Int) -> Node) {
        self.count = count
        self.id = id
        self.make = make
    }
}

/// A view that knows its rows without making them.
protocol RowContainer {
    /// Whether sections, which are several rows each, may be among what it holds.
    static var holdsSections: Bool { get }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment]
}

extension View {
    /// Whether the view may stand for sections.
    static var standsForSections: Bool {
        if let container = Self.self as? any RowContainer.Type { return container.holdsSections }
        return Body.self != Never.self && Body.standsForSections
    }

    /// The rows that the view stands for in a list.
    func segments(_ evaluation: Evaluation) -> [RowSegment] {
        if Body.self == Never.self {
            if let container = self as? any RowContainer {
                return container.rowSegments(evaluation)
            }
            return [RowSegment(nodes(evaluation))]
        }
        return evaluation.bound(self).body.segments(evaluation.at(0))
    }
}
