/// Scrolls content that is too large, by keys, by the wheel and to the focused control.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Makes a view with content of any size along the axes.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(evaluation.at(0))
        let column = VStack { NodesView(nodes: nodes) }
        var node = nodes.count == 1 ? nodes[0] : column.node(evaluation.at(2))
        if axes.contains(.horizontal) {
            node = SideScrollNode(evaluation.place.child(1), node, evaluation.environment)
        }
        guard axes != .horizontal else { return [node] }
        let scroll = ScrollNode(evaluation.place, node, evaluation.environment)
        scroll.fills = true
        return [scroll]
    }
}

/// Scrolls content wider than the frame, and keeps the focused control visible.
final class SideScrollNode: Node {
    private let environment: EnvironmentValues
    private var contentWidth = 0
    /// The width that was offered last; the content is measured in it.
    private(set) var room: Int?

    init(_ place: Place, _ content: Node, _ environment: EnvironmentValues) {
        self.environment = environment
        super.init(place, children: [content])
    }

    override func measure(_ proposal: Proposal) -> Size {
        room = proposal.width ?? room
        let content = children[0].size(Proposal(width: nil, height: proposal.height))
        return Size(
            width: proposal.width ?? content.width,
            height: content.height
        )
    }

    override func layOut() {
        let content = Proposal(width: nil, height: frame.height)
        contentWidth = max(frame.width, children[0].size(content).width)
        scroll(to: memory.column)
    }

    override func draw(on painter: Painter) {
        painter.hit(self)
        painter.clipped(to: frame) { super.draw(on: painter) }
        if painter.isFocused(self) { painter.rest(cursorBefore: frame.minX, or: frame.origin) }
    }

    override func reveal(_ rect: Rect) {
        let start = rect.minX - frame.minX + memory.column
        let end = min(rect.maxX - frame.minX + memory.column, start + frame.width)
        scroll(to: min(start, max(memory.column, end - frame.width)))
    }

    /// True if it scrolls and no descendant can have the focus.
    override var isFocusable: Bool { contentWidth > frame.width && !children[0].holdsFocusable }

    override var keyBindings: [KeyBinding] {
        guard isFocusable else { return [] }
        return [
            movement([.plain(.leftArrow), .plain("h")], "previous page", to: memory.column - step),
            movement([.plain(.rightArrow), .plain("l")], "next page", to: memory.column + step),
        ]
    }

    private var step: Int { max(1, frame.width / 4) }

    private func movement(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        to column: Int
    ) -> KeyBinding {
        KeyBinding(keys, title: environment.string(title)) { [self] in scroll(to: column) }.unlisted
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        let column = memory.column
        switch event.kind {
        case .wheelUp: scroll(to: column - step)
        case .wheelDown: scroll(to: column + step)
        case .click, .drag, .release: return .ignored
        }
        return memory.column == column ? .ignored : .handled
    }

    private var memory: SideScrollMemory { place.slot { SideScrollMemory() } }

    private func scroll(to column: Int) {
        memory.column = min(max(0, column), contentWidth - frame.width)
        let corner = Point(x: frame.minX - memory.column, y: frame.minY)
        let size = Size(width: contentWidth, height: frame.height)
        children[0].place(in: Rect(origin: corner, size: size))
    }
}

/// First visible column of the content.
private final class SideScrollMemory {
    var column = 0
}
