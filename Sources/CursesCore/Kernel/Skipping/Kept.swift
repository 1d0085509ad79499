/// The body of a view with its inputs, and the nodes made of it.
final class Kept {
    let owner: KeptValue
    let content: KeptValue
    /// The environment read by the body, or another with the same values.
    var environment: SharedEnvironment
    /// Reads by the body.
    let reading: Reading?
    /// An earlier body of the same view in the same frame.
    private let twin: Kept?
    var nodes: KeptNodes?
    /// The last frame that has evaluated the view.
    var frame: Int

    init(
        _ owner: KeptValue,
        _ content: KeptValue,
        _ environment: SharedEnvironment,
        _ reading: Reading?,
        _ twin: Kept?,
        frame: Int
    ) {
        self.owner = owner
        self.content = content
        self.environment = environment
        self.reading = reading
        self.twin = twin
        self.frame = frame
    }

    nonisolated deinit {}

    /// Drops all observations when the view is removed or another body replaces this one.
    func drop() {
        reading?.drop()
        nodes?.drop()
        twin?.drop()
    }
}

/// The nodes of a view with their inputs besides its body. Replaced by each evaluation.
final class KeptNodes {
    let nodes: [Node]
    let findings: Findings
    private let environment: SharedEnvironment
    /// Reads by the nodes.
    private let reading: Reading?
    /// Earlier nodes of the same view in the same frame.
    private let twin: KeptNodes?
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
        _ reading: Reading?,
        _ twin: KeptNodes?,
        _ clock: FrameClock
    ) {
        self.nodes = nodes
        self.findings = findings
        self.environment = environment
        self.reading = reading
        self.twin = twin
        epoch = clock.epoch
        frame = clock.frame
        lastUse = clock.frame
    }

    nonisolated deinit {}

    /// Drops the observations of nodes that are about to be replaced.
    func drop() {
        reading?.drop()
        twin?.drop()
    }

    /// Returns whether the nodes are current and not used yet in this frame.
    func isFree(in evaluation: Evaluation) -> Bool {
        let clock = evaluation.place.clock
        return !isTouched && environment === evaluation.shared && epoch == clock.epoch
            && lastUse != clock.frame && reading?.isStale != true
    }
}
