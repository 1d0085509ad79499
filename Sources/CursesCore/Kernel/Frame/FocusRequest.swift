/// Requests the focus for a control in the next frame.
final class FocusRequest {
    private weak var place: Place?
    /// Place of the present focus.
    weak var current: Place?
    /// True if a container without the focus was scrolled.
    var hasScrolled = false

    /// Requests the focus for a control.
    func move(to node: Node) {
        place = node.place
    }

    /// Returns the requested control once.
    func take(among focusables: [Node]) -> Int? {
        guard let place else { return nil }
        self.place = nil
        return focusables.firstIndex { $0.place === place }
    }
}
