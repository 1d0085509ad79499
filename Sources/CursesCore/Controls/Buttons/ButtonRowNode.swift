/// A row of buttons, laid out as a column if it does not fit.
final class ButtonRowNode: Node {
    private let row: StackNode
    /// True if the buttons are at the trailing edge, as in a form after a spacer.
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

    /// Returns the frame, or its trailing part of a width.
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
    /// The row, if buttons are its only controls.
    var buttonRow: StackNode? {
        guard let row = self as? StackNode, row.isRow else { return nil }
        let controls = withDescendants.filter(\.isFocusable)
        return !controls.isEmpty && controls.allSatisfy { $0 is ButtonNode } ? row : nil
    }

    /// The node; a row of buttons becomes a column if it does not fit.
    var uncut: Node { buttonRow.map { ButtonRowNode(place.child(named: "uncut"), $0) } ?? self }
}

extension View {
    /// Lays a row of buttons out as a column if it does not fit.
    func uncut() -> ModifiedView { wrapped { $1.uncut } }
}
