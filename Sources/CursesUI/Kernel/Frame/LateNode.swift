/// Stands for a view that is evaluated once somebody wants to know more of it than its frame.
class LateNode: Node {
    private let evaluation: Evaluation
    private let make: (Evaluation, Size) -> Node
    private let isChoosing: Bool
    private let findings = Findings()
    private var made: Node?

    init(
        _ evaluation: Evaluation,
        isChoosing: Bool = false,
        make: @escaping (Evaluation, Size) -> Node
    ) {
        self.evaluation = evaluation
        self.isChoosing = isChoosing
        self.make = make
        evaluation.findings.add(.apart(findings))
        super.init(evaluation.place)
    }

    override var visibleChildren: [Node] { made.map { [$0] } ?? [] }

    override func measure(_ proposal: Proposal) -> Size { content.size(proposal) }

    override func layOut() { content.place(in: frame) }

    /// The view, made for the size that the node has when it is asked for first.
    final var content: Node {
        if let made { return made }
        findings.clear()
        let found = evaluation.finding(findings)
        let inner = isChoosing ? found : found.keeping { $0.isChoosing = false }
        let node = inner.watched { make($0, frame.size) }
        adopt(node)
        made = node
        return node
    }

    /// Forgets the view, so that it is made anew for the size that the node has now.
    final func forgetContent() {
        made = nil
    }
}

extension Evaluation {
    /// Evaluates what only what is shown already asks for, and hears of nothing that is found there.
    func late<Result>(_ make: (Evaluation) -> Result) -> Result {
        let clock = place.clock
        let isFromNothing = clock.isFromNothing
        return finding(Findings()).watched { inner in
            clock.isFromNothing = true
            defer { clock.isFromNothing = isFromNothing }
            return make(inner)
        }
    }

    /// Evaluates late, and evaluates what is around it again when something has changed that was read.
    fileprivate func watched<Result>(_ make: (Evaluation) -> Result) -> Result {
        if place.clock.isFromNothing { return make(self) }
        // What was read here in an earlier frame is of no use any more.
        let memory = place.slot { LateMemory() }
        memory.reading?.drop()
        let reading = Reading(place)
        memory.reading = reading
        return ObservationScope.apart { reading.follow { make(self) } }
    }
}

/// What was read when the view at a place was made late.
private final class LateMemory: LeavingSlot {
    var reading: Reading?

    override func leave() {
        reading?.drop()
    }
}
