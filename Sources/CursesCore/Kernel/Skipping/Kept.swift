/// The body of a view with its inputs, and the nodes made of it.
final class Kept {
    let owner: KeptValue
    let content: KeptValue
    /// The environment read by the body, or another with the same values.
    var environment: SharedEnvironment
    /// Reads by the body.
    let reading: ObservedReads?
    /// An earlier body of the same view in the same frame.
    private let previousInFrame: Kept?
    var nodes: KeptNodes?
    /// The last frame that has evaluated the view.
    var frame: Int

    init(
        _ owner: KeptValue,
        _ content: KeptValue,
        _ environment: SharedEnvironment,
        _ reading: ObservedReads?,
        _ previousInFrame: Kept?,
        frame: Int
    ) {
        self.owner = owner
        self.content = content
        self.environment = environment
        self.reading = reading
        self.previousInFrame = previousInFrame
        self.frame = frame
    }

    nonisolated deinit {}

    /// Drops all observations when the view is removed or another body replaces this one.
    func drop() {
        reading?.drop()
        nodes?.drop()
        previousInFrame?.drop()
    }
}

/// The nodes of a view with their inputs besides its body. Replaced by each evaluation.
final class KeptNodes {
    let nodes: [Node]
    let findings: Findings
    private let environment: SharedEnvironment
    /// Reads by the nodes.
    private let reading: ObservedReads?
    /// Earlier nodes of the same view in the same frame.
    private let previousInFrame: KeptNodes?
    private let epoch: Int
    /// True if a descendant must be evaluated again.
    var isTouched = false
    /// The last frame that used the nodes, and the frame that made them.
    var lastUse: Int
    let frame: Int

    init(
        _ nodes: [Node],
        _ findings: Findings,
        _ environment: SharedEnvironment,
        _ reading: ObservedReads?,
        _ previousInFrame: KeptNodes?,
        _ clock: FrameClock
    ) {
        self.nodes = nodes
        self.findings = findings
        self.environment = environment
        self.reading = reading
        self.previousInFrame = previousInFrame
        epoch = clock.epoch
        frame = clock.frame
        lastUse = clock.frame
    }

    nonisolated deinit {}

    /// Drops the observations of nodes that are about to be replaced.
    func drop() {
        reading?.drop()
        previousInFrame?.drop()
    }

    /// Returns whether the nodes are current and not used yet in this frame.
    func isReusable(in evaluation: Evaluation) -> Bool {
        let clock = evaluation.place.clock
        return !isTouched && environment === evaluation.shared && epoch == clock.epoch
            && lastUse != clock.frame && reading?.isStale != true
    }
}

/// The drawn cells of a node, copied while it would draw the same.
///
/// An object: most nodes have none, and its theme made forgetting it 4 % of a page of a list.
final class Picture {
    let rect: Rect
    let cells: [Cell]
    let hits: [Hit]
    let cursor: CursorRest?
    let theme: Theme
    let isCovered: Bool
    /// The focus, if the node has asked for it.
    let focus: Place??

    /// A clickable rectangle of the node or a descendant.
    struct Hit {
        let rect: Rect
        weak var node: Node?
    }

    /// Copies what a painter has drawn in a rectangle since it had a number of hits.
    init(of painter: Painter, in rect: Rect, hitsFrom first: Int) {
        self.rect = rect
        cells = painter.canvas.cells(in: rect)
        hits = painter.hits[first...].map { Hit(rect: $0.rect, node: $0.node) }
        cursor = painter.cursor
        theme = painter.theme
        isCovered = painter.isCovered
        focus = painter.asksForFocus ? .some(painter.focus) : nil
    }

    nonisolated deinit {}
}

extension Painter {
    /// Draws a node, or copies its cells if it is the same as in earlier frames.
    ///
    /// First drawings are not copied, since they mostly change in the next frame.
    package func draw(_ node: Node) {
        let rect = node.frame.intersection(clip)
        if isCopying || node.place.clock.mode == .nothing || rect.isEmpty {
            node.isDrawn = true
            return node.draw(on: self)
        }
        if let picture = node.picture, picture.rect == rect, shows(picture) {
            return put(picture)
        }
        guard node.isDrawn, isBlank(rect) else {
            node.isDrawn = true
            return node.draw(on: self)
        }
        copy(node, in: rect)
    }

    private func shows(_ picture: Picture) -> Bool {
        (picture.focus.map { $0 === focus } ?? true) && picture.theme == theme
            && picture.isCovered == isCovered
            && isBlank(picture.rect)
    }

    private func put(_ picture: Picture) {
        put(picture.cells, in: picture.rect)
        for hit in picture.hits { if let node = hit.node { hits.append((hit.rect, node)) } }
        if let cursor = picture.cursor { self.cursor = cursor }
    }

    private func copy(_ node: Node, in rect: Rect) {
        let outer = cursor
        let firstHit = hits.count
        (copied, isCopying, asksForFocus, cursor) = (rect, true, false, nil)
        node.draw(on: self)
        if copied != nil {
            node.picture = Picture(of: self, in: rect, hitsFrom: firstHit)
        }
        (copied, isCopying) = (nil, false)
        cursor = cursor ?? outer
    }
}
