/// Requests the focus for a control in the next frame.
package final class FocusRequest {
    private weak var place: Place?
    /// Place of the present focus.
    package weak var current: Place?
    /// True if a container without the focus was scrolled.
    var hasScrolled = false

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
