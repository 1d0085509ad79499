/// Placeholder whose view is evaluated lazily, on first measure or layout.
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

    /// The view, evaluated on first use for the node's size.
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

    /// Drops the view, so that it is evaluated again for the present size.
    final func forgetContent() {
        made = nil
    }
}

extension Evaluation {
    /// Evaluates for visible content only, ignoring its findings.
    func late<Result>(_ make: (Evaluation) -> Result) -> Result {
        let clock = place.clock
        return finding(Findings()).watched { inner in clock.keepingBodies { make(inner) } }
    }

    /// Evaluates lazily and observes the reads; a change evaluates the enclosing view.
    fileprivate func watched<Result>(_ make: (Evaluation) -> Result) -> Result {
        if place.clock.mode != .keeping { return make(self) }
        var result: Result?
        place.slot(1) { Memo() }.observe(LateNode.self, at: place) { result = make(self) }
        guard let result else { preconditionFailure("A closure that is observed is called") }
        return result
    }
}
