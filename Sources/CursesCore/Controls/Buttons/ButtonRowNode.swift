/// A row of buttons, which is a column where it would be cut.
final class ButtonRowNode: Node {
    private let row: StackNode
    /// Whether the buttons stand at the end of their row, as those of a form behind a spacer do.
    private let isTrailing: Bool

    init(_ place: Place, _ row: StackNode, isTrailing: Bool = false) {
        self.row = row
        self.isTrailing = isTrailing
        super.init(place, children: [row])
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard let width = proposal.width, isCut(to: width) else { return row.size(proposal) }
        return Size(width: width, height: held.count)
    }

    override func layOut() {
        row.place(in: aligned(row.size(Proposal(width: frame.width, height: nil)).width))
        guard isCut(to: frame.width) else { return }
        for (index, button) in held.enumerated() {
            var size = button.size(Proposal(width: frame.width, height: 1))
            size.width = min(size.width, frame.width)
            button.place(
                in: Rect(
                    origin: Point(x: aligned(size.width).minX, y: frame.minY + index),
                    size: size
                )
            )
        }
    }

    /// The frame, or as much of its end as is needed.
    private func aligned(_ width: Int) -> Rect {
        guard isTrailing, width < frame.width else { return frame }
        return Rect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    }

    private func isCut(to width: Int) -> Bool {
        row.size(Proposal(width: nil, height: nil)).width > width && held.count > 1
    }

    private var held: [Node] { row.withDescendants.filter { $0 is ButtonNode } }
}

extension Node {
    /// A row with nothing to press but buttons.
    var buttonRow: StackNode? {
        guard let row = self as? StackNode, row.isRow else { return nil }
        let controls = withDescendants.filter(\.isFocusable)
        return !controls.isEmpty && controls.allSatisfy { $0 is ButtonNode } ? row : nil
    }

    /// The node, or a row of buttons that is a column where it would be cut.
    var uncut: Node { buttonRow.map { ButtonRowNode(place.child(named: "uncut"), $0) } ?? self }
}

extension View {
    /// The view, or a row of buttons that is a column where it would be cut.
    func uncut() -> ModifiedView { wrapped { $1.uncut } }
}
