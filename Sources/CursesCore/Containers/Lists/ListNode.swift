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

extension ListNode {
    /// Number of columns before each row: for the marker, and for check marks.
    var margin: Int { Self.marginWidth + (selection?.isMultiple == true ? 2 : 0) }

    /// Returns the possible selection values of a row: its tag, and its id in the `ForEach`.
    func values(of index: Int) -> [AnyHashable] {
        [row(index)?.tag, rows.id(index)].compactMap(\.self)
    }

    /// Moves to the row whose tag is selected, or writes the current row to the selection.
    func follow(
        _ selection: ListSelection,
        _ selected: AnyHashable?,
        _ evaluation: Evaluation
    ) {
        if selection.isMultiple { return }
        if let selected, let index = tagged(selected, selection) {
            memory.current = index
            memory.id = rows.id(index)
            return
        }
        guard let current = memory.current else { return }
        let values = values(of: current)
        if let selected, values.contains(selected) { return }
        evaluation.afterwards {
            // An `onAppear` may have changed the selection meanwhile.
            if selection.id() == selected { selection.set(values) }
        }
    }

    /// Returns the row with a tag, preferably the current one, if the rows' ids cannot be selected.
    private func tagged(_ tag: AnyHashable, _ selection: ListSelection) -> Int? {
        guard let first = memory.id, !selection.takes(first) else { return nil }
        if let current = memory.current, row(current)?.tag == tag { return current }
        return (0..<rows.count).first { rows.isSelectable($0) && row($0)?.tag == tag }
    }

    /// The keys of a multiple selection.
    var choiceBindings: [KeyBinding] {
        guard let selection, selection.isMultiple, memory.current != nil else { return [] }
        return [
            binding([.plain(.space)], "choose") { [self] in toggle() },
            binding([.option("a")], "choose all", isHidden: true) { [self] in chooseAll(selection)
            },
        ]
    }

    /// Selects or deselects the current row.
    func toggle() {
        guard let current = memory.current else { return }
        change { selection?.set(values(of: current)) }
    }

    private func chooseAll(_ selection: ListSelection) {
        let all = (0..<rows.count).filter(rows.isSelectable).map(values)
        change { selection.replace(all.allSatisfy(selection.choice()) ? [] : all) }
    }

    /// Draws a check mark before each selected row.
    func drawChoices(on painter: Painter) {
        guard selection?.isMultiple == true else { return }
        for (index, node) in visible where isChosen(values(of: index)) {
            let corner = Point(x: frame.minX + Self.marginWidth, y: node.frame.minY)
            painter.draw("✓", at: corner, style: painter.theme.tint)
        }
    }
}

extension ListNode {
    /// The key that copies the current row to the clipboard.
    var copyBindings: [KeyBinding] {
        guard environment.pasteboard.isAvailable, let row = currentRow else { return [] }
        return [
            binding([.plain("c")], "copy", isHidden: true) { [environment] in
                environment.pasteboard.copy(line: row.rowText)
            }
        ]
    }
}

extension Node {
    /// The text of a row, with tabs between the columns of a table and without its pictures.
    fileprivate var rowText: String {
        if let row = self as? TableRowNode {
            return row.children.filter(\.pictures.isEmpty).map(\.text).joined(separator: "\t")
        }
        return children.count == 1 ? children[0].rowText : text
    }
}

extension ListNode {
    /// Returns the targets of Tab in a row: its controls, except the button pressed by Enter.
    func focusables(of row: Node) -> [Node] {
        let first = row.firstButton
        return row.focusableDescendants.filter { $0 !== first }
    }

    /// Returns the number of headings directly above a row, which scroll into view with it.
    func leadingHeaders(_ index: Int) -> Int {
        var count = 0
        while index - count > 0, !rows.isSelectable(index - count - 1) { count += 1 }
        return count
    }
}

extension Node {
    fileprivate var focusableDescendants: [Node] {
        let inner = ownsFocus ? [] : visibleChildren.flatMap(\.focusableDescendants)
        return isFocusable ? [self] + inner : inner
    }
}

extension ListNode {
    /// Returns the heading to pin over a row: the nearest unselectable row above it, or `nil` if
    /// there is none within 64 rows, since a longer search would slow down each key.
    func heading(over index: Int) -> Int? {
        guard pinsHeadings, frame.height > 2, index < rows.count, rows.isSelectable(index) else {
            return nil
        }
        return (max(0, index - Self.mostRowsOfHeading)..<index).last { !rows.isSelectable($0) }
    }

    /// Scrolls up by a row if the pinned heading would cover the current row.
    func clearHeading() {
        guard let current = memory.current, current == memory.top, heading(over: current) != nil
        else { return }
        memory.top -= 1
    }

    private static let mostRowsOfHeading = 64
}

extension ListNode {
    /// Returns whether a click opens the row: the list has the focus and the row is current.
    func isOpenedByClick(_ index: Int) -> Bool { hasFocus && index == memory.current }

    /// Makes the first click on a row select it, even on the button that a second click presses.
    func takeFirstClicks(on painter: Painter) {
        if environment.opensOnFirstClick { return }
        for (index, node) in visible where !isOpenedByClick(index) {
            if let button = node.firstButton { painter.hit(self, in: button.frame) }
        }
    }

    func row(at location: Point) -> Int? {
        let row = visible.first {
            $0.node.frame.minY <= location.y && location.y < $0.node.frame.maxY
        }
        return row.flatMap { rows.isSelectable($0.index) ? $0.index : nil }
    }
}

extension ListNode {
    /// The keys that move the current row.
    var moveBindings: [KeyBinding] {
        guard let current = memory.current, let move = rows.movement(current) else { return [] }
        let up: [KeyPress] = [KeyPress(.upArrow, modifiers: .option), .plain("K")]
        let down: [KeyPress] = [KeyPress(.downArrow, modifiers: .option), .plain("J")]
        return [
            KeyBinding(up, title: environment.string("move up")) { move(-1) },
            KeyBinding(down, title: environment.string("move down")) { move(1) },
        ]
    }
}

extension ListNode {
    func movement(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        by distance: Int
    ) -> KeyBinding {
        binding(keys, title, isHidden: true) { [self] in move(by: distance) }.unlisted
    }

    func move(by distance: Int) {
        guard let current = memory.current,
            let target = rows.selectable(near: current + distance, direction: distance.signum())
        else { return }
        choose(target)
    }

    func choose(_ index: Int) {
        memory.current = index
        memory.id = rows.id(index)
        if let selection, !selection.isMultiple { selection.set(values(of: index)) }
        environment.frameRequest.touch(place)
    }
}

extension ListNode {
    /// The keys of the current row's actions.
    var rowBindings: [KeyBinding] {
        var bindings: [KeyBinding] = []
        if let button = currentButton {
            let open = binding([.plain(.return)], environment.rowVerb, action: button.press)
            bindings.append(open.known)
        }
        bindings += actionBindings + moveBindings
        if let current = memory.current, let delete = rows.deletion(current) {
            let keys: [KeyPress] = [.plain("d"), .plain(.deleteForward)]
            var deletion = binding(keys, "delete", action: delete)
            deletion.isDestructive = true
            bindings.append(deletion)
        }
        return bindings.map { binding in
            var binding = binding
            binding.subject = { [weak self] in self?.currentRow?.rowName ?? "" }
            return binding
        }
    }
}

extension Node {
    /// The name of a row: its first two texts, without leading numbers and a second figure.
    fileprivate var rowName: String {
        let texts = rowTexts.map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
        // A leading number is the key of the row.
        let named = texts.drop { $0.allSatisfy(\.isNumber) }
        guard let first = named.first else { return texts.first ?? "" }
        guard let second = named.dropFirst().first, !second.isFigure else { return first }
        return "\(first) \(second)"
    }

    /// The texts of a row: its cells in a table, else those of all descendants.
    private var rowTexts: [String] {
        let children = visibleChildren
        if self is TableRowNode { return children.filter(\.pictures.isEmpty).map(\.text) }
        return children.isEmpty ? [text] : children.flatMap(\.rowTexts)
    }
}

extension String {
    /// True for a number, with or without a unit, or a sign, but not for a time of day.
    fileprivate var isFigure: Bool { first?.isLetter != true && !contains(":") }
}

extension ListNode {
    /// Number of columns reserved for the scroll bar.
    var barWidth: Int { environment.showsScrollBars ? 2 : 0 }

    /// Draws the scroll bar if there are more rows than visible.
    func drawScrollBar(on painter: Painter) {
        guard barWidth > 0, visible.count < rows.count, frame.height > 0 else { return }
        let thumb = max(1, frame.height * visible.count / rows.count)
        let rest = max(1, rows.count - visible.count)
        let isAtEnd = visible.last?.index == rows.count - 1
        let way = frame.height - thumb
        let start = isAtEnd ? way : min(max(0, way - 1), way * memory.top / rest)
        painter.drawThumb(start..<start + thumb, of: frame, isFocused: painter.isFocused(self))
    }
}

extension Node {
    /// Chooses the row with an id in the lists inside; returns false if there is none.
    package func chooseRow(_ id: AnyHashable) -> Bool {
        for case let list as ListNode in withDescendants {
            if let index = list.rows.index(of: id) {
                list.choose(index)
                return true
            }
        }
        return false
    }
}
