/// Draws the visible rows of a list, and moves the current row.
final class ListNode: ControlNode {
    let rows: ListRows
    let selection: ListSelection?
    /// Returns whether the row with the given values was selected when the node was made.
    let isChosen: ([AnyHashable]) -> Bool
    let memory: ListMemory
    /// True if a heading stays at the top while rows below it are visible.
    var pinsHeadings = false
    private let offer: (AnyHashable) -> [ButtonNode]
    private var offered: (id: AnyHashable, buttons: [ButtonNode])?
    private(set) var visible: [(index: Int, node: Node)] = []
    private var made: [Int: Node] = [:]
    /// Number of rows at the end that an overlay covers.
    private var covered = 0
    private(set) var hasFocus = false
    private var opensOnClick = false
    /// Number of columns before each row for the marker.
    static let marginWidth = 2

    init(_ evaluation: Evaluation, rows: ListRows, selection: ListSelection?) {
        self.rows = rows
        self.selection = selection
        isChosen = selection?.choice() ?? { _ in false }
        memory = evaluation.place.slot { ListMemory() }
        offer = { id in
            guard let menu = evaluation.environment.selectionMenu?(id) else { return [] }
            return evaluation.at(named: "offer").late { menu.nodes($0).flatMap(\.buttons) }
        }
        super.init(evaluation.place, environment: evaluation.environment)
        let selected = selection?.id()
        memory.findMarkedRow(in: rows, selected: selected)
        // The current row changes when it is removed; the selection must follow.
        guard let selection, memory.id != selected else { return }
        follow(selection, selected, evaluation)
    }

    override var isMadeForItsSize: Bool { true }

    override var visibleChildren: [Node] { visible.map(\.node) }

    /// Number of selectable rows.
    var selectableCount: Int { rows.selectableCount }

    override var ownsFocus: Bool { true }

    override var innerFocusables: [Node] { currentRow.map(focusables) ?? [] }

    override func offersFocus(to node: Node) -> Bool {
        visible.contains { focusables(of: $0.node).contains { $0 === node } }
    }

    override var isFocusable: Bool { super.isFocusable && memory.current != nil }

    override func measure(_ proposal: Proposal) -> Size {
        Size(
            width: proposal.width ?? 40,
            height: min(proposal.height ?? rows.count, Proposal.unlimited)
        )
    }

    override func layOut() {
        let width = max(0, frame.width - margin - barWidth)
        visible = []
        if frame.height <= 0 { return }
        if memory.top + frame.height - covered > rows.count {
            memory.top = min(memory.top, lowestTop(showing: rows.count - 1, width: width, from: 0))
        }
        if let current = memory.current {
            if current < memory.top { memory.top = current - leadingHeaders(current) }
            memory.top = lowestTop(showing: current, width: width, from: memory.top)
            clearHeading()
        }
        var y = frame.minY
        var index = memory.top
        var shown = heading(over: index) ?? index
        while y < frame.maxY, let node = row(shown) {
            let height = height(node, width: width)
            node.place(
                in: Rect(x: frame.minX + margin, y: y, width: width, height: height)
            )
            visible.append((shown, node))
            y += height
            index += 1
            shown = index
        }
    }

    override func keepClear(from row: Int) {
        let covered = max(0, min(frame.height - 1, frame.maxY - row))
        guard covered != self.covered else { return }
        self.covered = covered
        forgetPicture()
        layOut()
    }

    override func draw(on painter: Painter) {
        painter.hit(self)
        hasFocus = painter.isFocused(self)
        painter.clipped(to: frame) {
            super.draw(on: painter)
            takeFirstClicks(on: painter)
            drawChoices(on: painter)
            drawScrollBar(on: painter)
            guard let row = visible.first(where: { $0.index == memory.current }) else { return }
            let rect = row.node.frame.inset(by: EdgeInsets(left: -margin))
            painter.draw("▸", at: rect.origin, style: painter.theme.tint)
            if painter.isFocused(self) {
                painter.select(rect, around: row.node)
                painter.rest(cursorAt: rect.origin)
            }
        }
    }

    override var keyBindings: [KeyBinding] {
        guard isFocusable else { return [] }
        let page = max(1, frame.height - 1)
        var bindings = [
            movement([.plain(.upArrow), .plain("k")], "up", by: -1),
            movement([.plain(.downArrow), .plain("j")], "down", by: 1),
            movement([.plain(.pageUp), .control("b")], "page up", by: -page),
            movement([.plain(.pageDown), .control("f")], "page down", by: page),
            movement([.plain(.home), .plain("g")], "first row", by: -rows.count),
            movement([.plain(.end), .plain("G")], "last row", by: rows.count),
        ]
        bindings += copyBindings + choiceBindings
        return bindings + rowBindings
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        switch event.kind {
        case .wheelUp: move(by: -3)
        case .wheelDown: move(by: 3)
        case .click:
            guard row(at: event.location) != nil else { return .ignored }
            if selection?.isMultiple == true {
                toggle()
            } else if opensOnClick {
                currentButton?.press()
            }
        case .drag, .release: return .ignored
        }
        return .handled
    }

    override func willClick(at location: Point) {
        guard let row = row(at: location) else { return }
        opensOnClick = environment.opensOnFirstClick || isOpenedByClick(row)
        choose(row)
    }

    /// Actions from the list's context menu for the current row.
    var offeredActions: [ButtonNode] {
        guard let id = memory.id else { return [] }
        if let offered, offered.id == id { return offered.buttons }
        let buttons = offer(id)
        offered = (id, buttons)
        return buttons
    }

    /// The current row; `nil` if it is not visible.
    var currentRow: Node? { visible.first { $0.index == memory.current }?.node }

    var currentButton: ButtonNode? { currentRow?.firstButton }

    /// Returns the first row to show, at least `first`, so that a row is visible to its last line.
    private func lowestTop(showing index: Int, width: Int, from first: Int) -> Int {
        var room = frame.height - covered
        var top = index
        while top >= first, let node = row(top) {
            room -= height(node, width: width)
            if room < 0 { return min(top + 1, index) }
            top -= 1
        }
        return first
    }

    /// Returns a row, cached by the node.
    func row(_ index: Int) -> Node? {
        if let node = made[index] { return node }
        guard let node = rows.make(index) else { return nil }
        adopt(node)
        made[index] = node
        return node
    }

    private func height(_ row: Node, width: Int) -> Int {
        max(1, row.size(Proposal(width: width, height: nil)).height)
    }
}
