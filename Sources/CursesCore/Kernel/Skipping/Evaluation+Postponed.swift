extension Evaluation {
    /// Returns the last nodes of a view that an effect such as `onChange` is about to change, or
    /// `nil` if the frame may be drawn.
    ///
    /// This frame is not shown; the next one evaluates the view.
    func postponed() -> [Node]? {
        let clock = place.clock
        guard clock.mayPostpone, clock.mode == .keeping, let nodes = place.given else { return nil }
        clock.hasPostponed = true
        clock.request.touch(place)
        return nodes
    }

    /// Keeps the nodes of a view that may be postponed.
    func remembering(_ nodes: [Node]) -> [Node] {
        if place.clock.mode == .keeping { place.given = nodes }
        return nodes
    }
}
