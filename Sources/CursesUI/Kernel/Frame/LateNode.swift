/// Stands for a view that is evaluated once somebody wants to know more of it than its frame.
class LateNode: Node {
    private let evaluation: Evaluation
    private let make: (Evaluation, Size) -> Node
    private let screen: ScreenDraft?
    private var made: Node?

    init(_ evaluation: Evaluation, make: @escaping (Evaluation, Size) -> Node) {
        self.evaluation = evaluation
        self.make = make
        screen = evaluation.draft.screen
        super.init(evaluation.place)
    }

    override var visibleChildren: [Node] { made.map { [$0] } ?? [] }

    override func measure(_ proposal: Proposal) -> Size { content.size(proposal) }

    override func layOut() { content.place(in: frame) }

    /// The view, made for the size that the node has when it is asked for first.
    final var content: Node {
        if let made { return made }
        let draft = evaluation.draft
        let outer = (draft.screen, draft.isChoosing)
        (draft.screen, draft.isChoosing) = (screen, false)
        defer { (draft.screen, draft.isChoosing) = outer }
        let node = make(evaluation, frame.size)
        adopt(node)
        made = node
        return node
    }

    /// Forgets the view, so that it is made anew for the size that the node has now.
    final func forgetContent() {
        made = nil
    }
}
