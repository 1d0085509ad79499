/// Where the keys go when a part of the screen comes to be shown: where they were in it, or its first
/// control.
final class FocusEntrance {
    /// Whether the part has just come to be shown.
    var isNew = false
    weak var focus: Place?
}

extension Node {
    /// Tells the parts of the screen around a control that the keys have come to it.
    func keepAtEntrances() {
        var node: Node? = self
        while let next = node {
            next.entrance?.focus = place
            node = next.parent
        }
    }

    private func entrance(where holds: (FocusEntrance) -> Bool) -> Bool {
        var node: Node? = self
        while let next = node {
            if let entrance = next.entrance, entrance.isNew, holds(entrance) { return true }
            node = next.parent
        }
        return false
    }

    fileprivate var isWhereKeysWere: Bool { entrance { $0.focus === place } }

    fileprivate var isBehindEntrance: Bool { entrance { _ in true } }
}

extension [Node] {
    /// The control that the keys go to in what has just come to be shown.
    var entrance: Int? {
        firstIndex(where: \.isWhereKeysWere) ?? firstIndex(where: \.isBehindEntrance)
    }
}
