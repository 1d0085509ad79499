/// Rows of a list that are made lazily, when visible.
public struct RowSegment {
    /// Number of rows.
    var count: Int
    /// True if the rows are selectable.
    var isSelectable = true
    /// Returns whether a row is selectable; `nil` if all are.
    var canBeChosen: ((Int) -> Bool)?
    /// Returns the identifier of a row.
    var id: (Int) -> AnyHashable
    /// Makes a row.
    var make: (Int) -> Node
    /// Deletes a row; `nil` if rows cannot be deleted.
    var delete: ((Int) -> Void)?
    /// Moves a row by a distance; `nil` if rows cannot be moved.
    var move: ((Int, Int) -> Void)?

    /// Makes a segment of existing rows.
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
