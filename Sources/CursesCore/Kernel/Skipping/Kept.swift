/// The result of an evaluation with its inputs. Replaced by each evaluation, never changed.
final class Kept {
    let owner: KeptValue
    let content: KeptValue
    let environment: SharedEnvironment
    let nodes: [Node]
    let findings: Findings
    /// Reads by the owner for its content, and by the content for its nodes.
    let readings: (content: Reading?, nodes: Reading?)
    /// The earlier result of the same view in the same frame.
    private let twin: Kept?
    private let epoch: Int
    /// True if a descendant must be evaluated again.
    var isTouched = false
    /// The last frame that used the nodes, and the one that made them.
    var lastUse: Int
    let frame: Int

    init(
        _ owner: KeptValue,
        _ content: KeptValue,
        _ environment: SharedEnvironment,
        _ nodes: [Node],
        _ findings: Findings,
        _ readings: (content: Reading?, nodes: Reading?),
        _ twin: Kept?,
        _ clock: FrameClock
    ) {
        self.owner = owner
        self.content = content
        self.environment = environment
        self.nodes = nodes
        self.findings = findings
        self.readings = readings
        self.twin = twin
        epoch = clock.epoch
        frame = clock.frame
        lastUse = clock.frame
    }

    nonisolated deinit {}

    /// Drops all observations when the view is removed.
    func drop() {
        readings.content?.drop()
        dropNodes()
    }

    /// Drops the observations of nodes that are about to be replaced.
    func dropNodes() {
        readings.nodes?.drop()
        twin?.drop()
    }

    /// Returns whether the owner, its environment and the epoch are unchanged.
    func isOf<Owner>(_ owner: Owner, _ evaluation: Evaluation) -> Bool {
        epoch == evaluation.place.clock.epoch && environment === evaluation.shared
            && self.owner.isSame(as: owner)
    }

    /// Returns whether the nodes are current and not used yet in this frame.
    func isFree(in clock: FrameClock) -> Bool {
        !isTouched && readings.content?.isStale != true && readings.nodes?.isStale != true
            && lastUse != clock.frame
    }
}
