/// The first of several views whose ideal size fits, or the last.
///
/// A view is evaluated only if none before it fits. With an ideal width and height, set by
/// `frame(idealWidth:maxWidth:idealHeight:maxHeight:)`, only the chosen one is evaluated.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Chooses among the views of the content, the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let parts = content.parts(evaluation.keeping { $0.isChoosing = true }.at(0))
        // Evaluated lazily: views after the first that fits are never evaluated.
        let others = parts.dropFirst().map { part in
            LateNode(part.evaluation, isChoosing: true) { inner, _ in part.view.node(inner) }
        }
        let choices = (parts.first.map { $0.view.nodes($0.evaluation) } ?? []) + others
        return [FittingNode(evaluation.place, choices, axes: axes)]
    }
}

/// Lays out and draws one of its children.
private final class FittingNode: Node {
    private let axes: Axis.Set
    private var chosen: Node?
    private var answers: [(size: Size, child: Node)] = []

    init(_ place: Place, _ children: [Node], axes: Axis.Set) {
        self.axes = axes
        super.init(place, children: children)
    }

    override var visibleChildren: [Node] { chosen.map { [$0] } ?? [] }

    override func forgetSizes() {
        super.forgetSizes()
        answers = []
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard let child = child(fitting: proposal) else { return .zero }
        let size = child.size(proposal)
        answers.append((size, child))
        return size
    }

    override func layOut() {
        // The frame may be smaller than the proposal: take the child that was measured at it.
        let answer = answers.last { $0.size == frame.size }?.child
        chosen = answer ?? child(fitting: Proposal(frame.size))
        chosen?.place(in: frame)
    }

    private func child(fitting proposal: Proposal) -> Node? {
        children.first { child in
            var size = child.size(.ideal)
            if let width = proposal.width, axes == .vertical, size.width > width {
                size = child.size(Proposal(width: width, height: nil))
            }
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .max)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .max)
        } ?? children.last
    }
}
