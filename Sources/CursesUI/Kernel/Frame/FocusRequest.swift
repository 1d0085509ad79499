/// Asks for the keys to go to a control, when the next frame is made.
final class FocusRequest {
    private weak var place: Place?
    /// Where the keys go now.
    weak var current: Place?
    /// Whether something was scrolled that the keys are not in.
    var hasScrolled = false

    /// Asks for the keys to go to a control.
    func move(to node: Node) {
        place = node.place
    }

    /// The control that was asked for, once.
    func take(among focusables: [Node]) -> Int? {
        guard let place else { return nil }
        self.place = nil
        return focusables.firstIndex { $0.place === place }
    }
}
