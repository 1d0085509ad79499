/// Requests the focus for a control in the next frame.
package final class FocusRequest {
    private weak var place: Place?
    /// Place of the present focus.
    package weak var current: Place?
    /// True if a container without the focus was scrolled.
    package var hasScrolled = false

    /// Requests the focus for a control.
    package func move(to node: Node) {
        place = node.place
    }

    /// Returns the index of the requested control once, else `nil`.
    func take(among focusables: [Node]) -> Int? {
        guard let place else { return nil }
        self.place = nil
        return focusables.firstIndex { $0.place === place }
    }
}

/// Focus of a part of the screen when it appears: the last one, or the first control.
package final class FocusEntrance {
    /// True if the part has just appeared.
    package var isNew = false
    package internal(set) weak var focus: Place?

    package init() {}
}

/// Restores the focus of a tab, column or grid when it is shown again.
package typealias EntranceNode = ValueNode<FocusEntrance>

extension Node {
    /// Stores the control as focus of the enclosing parts.
    func keepAtEntrances() {
        for case let node as EntranceNode in withAncestors { node.value.focus = place }
    }

    private func entrance(where holds: (FocusEntrance) -> Bool) -> Bool {
        withAncestors.contains { node in
            guard let entrance = (node as? EntranceNode)?.value else { return false }
            return entrance.isNew && holds(entrance)
        }
    }

    var isWhereKeysWere: Bool { entrance { $0.focus === place } }

    fileprivate var isBehindEntrance: Bool { entrance { _ in true } }
}

extension [Node] {
    /// The control to focus in a part that has just appeared.
    var entrance: Int? {
        firstIndex(where: \.isWhereKeysWere) ?? firstIndex(where: \.isBehindEntrance)
    }
}

/// Position of the cursor: a point, or the cell before it if that is blank.
struct CursorRest {
    let point: Point
    var before: Point?
    /// False for a cursor that only tells screen readers where to read.
    var isShown = true

    /// Returns the cell before the point if it is blank on the canvas, else the point.
    func place(on canvas: CellGrid) -> Point {
        guard let before, canvas.bounds.contains(before) else { return point }
        return canvas[before.x, before.y].hidesNothing ? before : point
    }
}

extension Cell {
    /// True if a cursor here covers no glyph and breaks no highlight.
    package var hidesNothing: Bool {
        glyph == .blank && !isAttached && style.background == .standard
            && style.attributes.isDisjoint(with: [.reverse, .underline])
    }
}
