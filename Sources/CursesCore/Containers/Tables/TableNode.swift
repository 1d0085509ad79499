/// Lays the titles of a table out above its rows, and handles the sort keys.
final class TableNode: Node {
    private let order: TableOrder
    private let layout: TableLayout
    private let environment: EnvironmentValues

    init(
        _ place: Place,
        _ header: Node,
        _ list: Node,
        _ layout: TableLayout,
        _ order: TableOrder,
        _ environment: EnvironmentValues
    ) {
        self.order = order
        self.layout = layout
        self.environment = environment
        super.init(place, children: [header, list])
    }

    override var keyBindings: [KeyBinding] {
        guard environment.isEnabled, !order.isEmpty else { return [] }
        return [
            KeyBinding(.plain("o"), title: environment.string("sort")) { [self] in
                order.next(among: isShown)
            },
            KeyBinding(
                [.plain("O")],
                title: environment.string("reverse"),
                action: { [self] in order.reverse(among: isShown) }
            ),
        ]
    }

    private func isShown(_ column: Int) -> Bool {
        layout.widths(children[0].frame.width)[column] > 0
    }

    override func measure(_ proposal: Proposal) -> Size {
        let list = children[1].size(
            Proposal(width: proposal.width, height: proposal.height.map { $0 - headerHeight($0) })
        )
        let header = proposal.height.map(headerHeight) ?? 1
        return Size(width: list.width, height: list.height + header)
    }

    override func layOut() {
        let height = headerHeight(frame.height)
        let header = Rect(origin: frame.origin, size: Size(width: frame.width, height: height))
        children[0].place(in: header.inset(by: EdgeInsets(left: ListNode.marginWidth)))
        children[1].place(in: frame.inset(by: EdgeInsets(top: height)))
    }

    override func draw(on painter: Painter) {
        if headerHeight(frame.height) > 0 {
            painter.clipped(to: frame) { painter.draw(children[0]) }
        }
        painter.draw(children[1])
    }

    private func headerHeight(_ height: Int) -> Int { height > 1 ? 1 : 0 }
}
