/// A row of buttons, which is a column where it would be cut.
final class ButtonRowNode: Node {
    private let row: StackNode

    init(_ place: Place, _ row: StackNode) {
        self.row = row
        super.init(place, children: [row])
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard let width = proposal.width, isCut(to: width) else { return row.size(proposal) }
        return Size(width: width, height: held.count)
    }

    override func layOut() {
        row.place(in: frame)
        guard isCut(to: frame.width) else { return }
        for (index, button) in held.enumerated() {
            var size = button.size(Proposal(width: frame.width, height: 1))
            size.width = min(size.width, frame.width)
            button.place(
                in: Rect(origin: Point(x: frame.minX, y: frame.minY + index), size: size)
            )
        }
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
