/// Focus of a part of the screen when it appears: the last one, or the first control.
package final class FocusEntrance {
    /// True if the part has just appeared.
    package var isNew = false
    package internal(set) weak var focus: Place?

    package init() {}
}

/// Restores the focus of a tab, column or grid when it is shown again.
package final class EntranceNode: Node {
    fileprivate let entrance: FocusEntrance

    package init(_ place: Place, _ content: Node, _ entrance: FocusEntrance) {
        self.entrance = entrance
        super.init(place, children: [content])
    }
}

extension Node {
    /// Stores the control as focus of the enclosing parts.
    func keepAtEntrances() {
        var node: Node? = self
        while let next = node {
            (next as? EntranceNode)?.entrance.focus = place
            node = next.parent
        }
    }

    private func entrance(where holds: (FocusEntrance) -> Bool) -> Bool {
        var node: Node? = self
        while let next = node {
            if let entrance = (next as? EntranceNode)?.entrance, entrance.isNew, holds(entrance) {
                return true
            }
            node = next.parent
        }
        return false
    }

    fileprivate var isWhereKeysWere: Bool { entrance { $0.focus === place } }

    fileprivate var isBehindEntrance: Bool { entrance { _ in true } }
}

extension [Node] {
    /// The control to focus in a part that has just appeared.
    var entrance: Int? {
        firstIndex(where: \.isWhereKeysWere) ?? firstIndex(where: \.isBehindEntrance)
    }
}
