/// Draws the search field above the rows, with the number of matches.
final class SearchNode: Node {
    private let content: Node
    private let field: Node?
    private let query: Binding<String>
    private let memory: SearchMemory
    private let environment: EnvironmentValues

    init(
        _ evaluation: Evaluation,
        _ content: Node,
        field: Node?,
        query: Binding<String>,
        total: Int?,
        memory: SearchMemory
    ) {
        self.content = content
        self.field = field
        self.query = query
        self.memory = memory
        environment = evaluation.environment
        super.init(evaluation.place, children: (field.map { [$0] } ?? []) + [content])
        if !isSearching { memory.total = content.list?.selectableCount }
        if let total { memory.total = total }
    }

    override var shortcuts: [KeyBinding] {
        guard environment.isEnabled else { return [] }
        return [KeyBinding(.plain("/"), title: environment.string("search"), action: open)]
    }

    override var keyBindings: [KeyBinding] {
        guard field != nil, environment.isEnabled else { return [] }
        let (enter, down) = (KeyPress.plain(.return), KeyPress.plain(.downArrow))
        let clear = KeyBinding(
            .plain(.escape),
            title: environment.string("clear search"),
            action: close
        )
        var toRows = KeyBinding(
            enter,
            down,
            title: environment.string("to the rows"),
            action: leaveField
        )
        .unlisted
        guard let submit = environment.submitSearch else { return [clear, toRows] }
        toRows.keys = [down]
        let search = KeyBinding(enter, title: environment.string("search")) { [self] in
            submit()
            leaveField()
        }
        return [clear, search, toRows]
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = content.size(proposal.inset(by: margin))
        return Size(width: size.width, height: size.height + margin.top)
    }

    override func layOut() {
        content.place(in: frame.inset(by: margin))
        let end = found.width + 3
        let room = frame.width - markWidth
        let width = room - end >= 4 ? room - end : max(0, room)
        let size = Size(width: width, height: min(1, frame.height))
        let corner = Point(x: frame.minX + markWidth, y: frame.minY)
        field?.place(in: Rect(origin: corner, size: size))
    }

    override func draw(on painter: Painter) {
        painter.draw(content)
        guard let field, frame.height > 0 else { return }
        let line = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
        painter.clipped(to: line) {
            painter.draw("/", at: line.origin, style: painter.theme.tint)
            painter.draw(field)
            guard field.frame.maxX < line.maxX else { return }
            // At the right edge of the screen, the title bar above leaves one column free too.
            let margin = line.maxX == painter.canvas.bounds.maxX ? 1 : 0
            painter.draw(
                found,
                at: Point(x: line.maxX - found.width - margin, y: line.minY),
                style: painter.theme.secondary
            )
        }
    }

    private let markWidth = 2

    private var margin: EdgeInsets { EdgeInsets(top: field == nil ? 0 : 1) }

    private var found: GlyphText {
        guard let rows = content.list?.selectableCount else { return GlyphText() }
        // Without a search, headings among the rows are not counted.
        let count = isSearching ? rows : memory.total ?? rows
        guard let total = memory.total else { return GlyphText("\(count)") }
        return GlyphText(environment.string("\(count) of \(total)"))
    }

    /// True unless the query is blank.
    private var isSearching: Bool { !query.wrappedValue.allSatisfy(\.isWhitespace) }

    private func open() {
        memory.isOpen = true
        memory.wanted = .field
        environment.frameRequest.fire()
    }

    private func close() {
        memory.isOpen = false
        query.wrappedValue = ""
        leaveField()
    }

    private func leaveField() {
        memory.wanted = FrameBindings(content).focusables.isEmpty ? nil : .content
        environment.frameRequest.fire()
    }
}

extension Node {
    /// The first list in the node.
    var list: ListNode? { self as? ListNode ?? visibleChildren.firstValue(\.list) }
}
