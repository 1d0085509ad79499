extension Evaluation {
    /// What a view gave last that is about to be changed by what is done after the frame, as `onChange`
    /// does; nothing where the frame may be drawn.
    ///
    /// Nobody sees the frame then, and the next one evaluates the view.
    func postponed() -> [Node]? {
        let clock = place.clock
        guard clock.mayPostpone, !clock.isFromNothing, let nodes = place.given else { return nil }
        clock.hasPostponed = true
        clock.request.touch(place)
        return nodes
    }

    /// Notes what a view gives that may be postponed.
    func remembering(_ nodes: [Node]) -> [Node] {
        if !place.clock.isFromNothing { place.given = nodes }
        return nodes
    }
}
