/// Rows of a list that are made only when they can be seen.
public struct RowSegment {
    /// How many rows there are.
    var count: Int
    /// Whether the rows can be chosen.
    var isSelectable = true
    /// Whether a row can be chosen where others can.
    var canBeChosen: ((Int) -> Bool)?
    /// The name that a row is found again by.
    var id: (Int) -> AnyHashable
    /// Makes a row.
    var make: (Int) -> Node
    /// Deletes a row.
    var delete: ((Int) -> Void)?
    /// Moves a row by a number of rows.
    var move: ((Int, Int) -> Void)?

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
