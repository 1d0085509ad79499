/// What a view gave when it was evaluated, and all that it was made of.
///
/// It is made anew with each evaluation and never changed afterwards.
final class Kept {
    let owner: KeptValue
    let content: KeptValue
    let environment: SharedEnvironment
    let nodes: [Node]
    let findings: Findings
    /// What the owner has read for its content, and what the content has read for its nodes.
    let readings: (content: Reading?, nodes: Reading?)
    /// What the same view gave for the same frame before.
    private let twin: Kept?
    private let epoch: Int
    /// Whether something inside is to be evaluated again.
    var isTouched = false
    /// The frame that uses the nodes, and the one that they were made in.
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

    /// Drops all observations, for the view has left.
    func drop() {
        readings.content?.drop()
        dropNodes()
    }

    /// Drops what was read for the nodes, which are about to be made again.
    func dropNodes() {
        readings.nodes?.drop()
        twin?.drop()
    }

    /// Whether the owner and all that it may read of its environment are the same as now.
    func isOf<Owner>(_ owner: Owner, _ evaluation: Evaluation) -> Bool {
        epoch == evaluation.place.clock.epoch && environment === evaluation.shared
            && self.owner.isSame(as: owner)
    }

    /// Whether the nodes are those of now, and nobody has them in the frame that is made.
    func isFree(in clock: FrameClock) -> Bool {
        !isTouched && readings.content?.isStale != true && readings.nodes?.isStale != true
            && lastUse != clock.frame
    }
}
