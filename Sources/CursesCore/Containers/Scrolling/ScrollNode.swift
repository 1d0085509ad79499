/// Scrolls content higher than the frame, and keeps the focused control visible.
package final class ScrollNode: Node {
    private var contentWidth = 0
    private var contentHeight = 0
    private let maxWidth: Int
    private let environment: EnvironmentValues
    /// True if the content gets at most a page more than its least height, as a list of many rows;
    /// false if it gets its ideal height.
    private let limitsHeight: Bool
    /// True if content narrower than the frame is centred.
    private let centersContent: Bool
    /// Number of free columns before the scroll bar.
    var gap = 0
    /// True if it takes the whole height that it is offered.
    package var fills = false
    /// True if another node handles the scroll keys and this one cannot have the focus.
    var isRead = false

    package init(
        _ place: Place,
        _ content: Node,
        _ environment: EnvironmentValues,
        maxWidth: Int = Proposal.unlimited,
        limitsHeight: Bool = false,
        centersContent: Bool = false
    ) {
        self.maxWidth = maxWidth
        self.environment = environment
        self.limitsHeight = limitsHeight
        self.centersContent = centersContent
        super.init(place, children: [content])
    }

    package override func measure(_ proposal: Proposal) -> Size {
        let room = proposal.width.map { min($0, maxWidth) }
        let content = children[0].size(Proposal(width: room, height: nil))
        let isCut = content.height > proposal.height ?? content.height
        let ideal = content.width + (isCut ? 1 : 0)
        let height = proposal.height ?? content.height
        return Size(width: room ?? ideal, height: fills ? height : min(content.height, height))
    }

    package override func layOut() {
        fit(frame.width)
        if isScrollable { fit(inner.width) }
        scroll(to: memory.offset)
    }

    /// Sets the size of the content in a room. Content that would be higher in the narrower width
    /// that it wants is as wide as the room.
    private func fit(_ room: Int) {
        let size = children[0].size(Proposal(width: room, height: offered))
        (contentWidth, contentHeight) = (room, size.height)
        guard centersContent, size.width < room else { return }
        let narrow = children[0].size(Proposal(width: size.width, height: offered))
        if narrow.height <= size.height { contentWidth = size.width }
    }

    override func keepClear(from row: Int) {
        memory.covered = max(0, min(frame.height - 1, frame.maxY - row))
        scroll(to: memory.offset)
        super.keepClear(from: row)
    }

    package override func draw(on painter: Painter) {
        painter.hit(self)
        painter.clipped(to: frame) { super.draw(on: painter) }
        guard isScrollable else { return }
        let thumb = max(1, frame.height * frame.height / contentHeight)
        let room = max(1, contentHeight - frame.height)
        let start = (frame.height - thumb) * memory.offset / room
        let isFocused = painter.isFocused(self)
        let holdsFocus = isFocused || withDescendants.contains(where: painter.isFocused)
        painter.drawThumb(start..<start + thumb, of: frame, isFocused: holdsFocus)
        // At the first visible line, so that screen readers read it.
        if isFocused || (holdsFocus && painter.cursor == nil) {
            painter.rest(cursorBefore: frame.minX, or: frame.origin)
        }
    }

    override package func reveal(_ rect: Rect) {
        guard isScrollable || memory.covered > 0 else { return }
        var top = rect.minY - frame.minY + memory.offset
        var bottom = rect.maxY - frame.minY + memory.offset
        // Shows the border around the first and the last row with them.
        if top <= 1 { top = 0 }
        if bottom >= contentHeight - 1 { bottom = contentHeight }
        var offset = memory.offset
        let room = frame.height - memory.covered
        if bottom > offset + room { offset = bottom - room }
        if top < offset { offset = top }
        scroll(to: offset)
    }

    /// True if it scrolls and no descendant can have the focus.
    package override var isFocusable: Bool {
        isScrollable && !isRead && !children[0].holdsFocusable
    }

    package override var keyBindings: [KeyBinding] {
        isRead ? [] : readingBindings(byLines: isFocusable)
    }

    /// Returns the keys that scroll, by lines too if no other node needs these keys.
    func readingBindings(byLines: Bool) -> [KeyBinding] {
        guard isScrollable else { return [] }
        return (byLines ? lineBindings : []) + [
            movement([.plain(.pageUp)], "page up", to: memory.offset - page),
            movement([.plain(.pageDown)], "page down", to: memory.offset + page),
        ]
    }

    /// The rows of a page: one less than visible, at least one.
    private var page: Int { max(1, frame.height - 1) }

    private var lineBindings: [KeyBinding] {
        [
            movement([.plain(.upArrow), .plain("k")], "up", to: memory.offset - 1),
            movement([.plain(.downArrow), .plain("j")], "down", to: memory.offset + 1),
            movement([.plain(.home), .plain("g")], "first row", to: 0),
            movement([.plain(.end), .plain("G")], "last row", to: contentHeight),
        ]
    }

    private func movement(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        to offset: Int
    ) -> KeyBinding {
        KeyBinding(keys, title: environment.string(title)) { [self] in scroll(to: offset) }.unlisted
    }

    package override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard isScrollable else { return .ignored }
        switch event.kind {
        case .wheelUp: scroll(to: memory.offset - 3)
        case .wheelDown: scroll(to: memory.offset + 3)
        case .click, .drag, .release: return .ignored
        }
        return .handled
    }

    private var offered: Int? {
        guard limitsHeight else { return nil }
        let least = children[0].size(Proposal(frame.size)).height
        let ideal = children[0].size(Proposal(width: frame.width, height: nil)).height
        return min(ideal, least + frame.height)
    }

    private var memory: ScrollMemory { place.slot { ScrollMemory() } }

    private var isScrollable: Bool { contentHeight > frame.height }

    private var inner: Rect { frame.inset(by: EdgeInsets(right: 1 + gap)) }

    /// Scrolls to make a rectangle visible, at a fraction of the frame's height if given.
    package func show(_ rect: Rect, at fraction: Double?) {
        guard let fraction else { return reveal(rect) }
        let room = frame.height - memory.covered - rect.height
        let start = Int((Double(max(0, room)) * fraction).rounded())
        scroll(to: rect.minY - frame.minY + memory.offset - start)
    }

    private func scroll(to offset: Int) {
        let furthest = max(0, contentHeight - frame.height + memory.covered)
        memory.offset = min(max(0, offset), furthest)
        placeContent()
    }

    private func placeContent() {
        let room = isScrollable ? inner.width : frame.width
        let size = Size(width: contentWidth, height: max(frame.height, contentHeight))
        let corner = Point(
            x: frame.minX + (room - contentWidth) / 2,
            y: frame.minY - memory.offset
        )
        children[0].place(in: Rect(origin: corner, size: size))
    }
}

extension Painter {
    /// Draws some rows of a scroll bar, at the right edge of what scrolls.
    func drawThumb(_ rows: Range<Int>, of frame: Rect, isFocused: Bool) {
        let style = isFocused ? theme.tint : theme.tertiary
        // The track is not drawn: beside a frame it would be a second line.
        for y in rows { draw("┃", at: Point(x: frame.maxX - 1, y: frame.minY + y), style: style) }
    }
}

extension Node {
    package var holdsFocusable: Bool {
        isFocusable || visibleChildren.contains(where: \.holdsFocusable)
    }

    fileprivate var holdsList: Bool {
        ownsFocus || visibleChildren.contains(where: \.holdsList)
    }
}

/// Scroll position of a node.
final class ScrollMemory {
    var offset = 0
    /// Number of rows at the end that an overlay covers.
    var covered = 0
}

/// Shows its content unchanged if it fits, and scrolls it as a whole if it is higher.
final class OverflowNode: Node {
    private let content: Node
    private let environment: EnvironmentValues
    /// True if the scroll bar is at the edge of the frame, false if it is beside the content.
    private let fillsWidth: Bool
    private var scroll: ScrollNode?

    init(_ place: Place, _ content: Node, _ environment: EnvironmentValues, fillsWidth: Bool) {
        self.content = content
        self.environment = environment
        self.fillsWidth = fillsWidth
        super.init(place, children: [content])
    }

    nonisolated deinit {}

    override var visibleChildren: [Node] { [scroll ?? content] }

    override func measure(_ proposal: Proposal) -> Size {
        let size = content.size(proposal)
        guard let height = proposal.height, size.height > height else { return size }
        let room = proposal.width ?? size.width + 1
        return Size(width: fillsWidth ? room : min(size.width + 1, room), height: height)
    }

    override func layOut() {
        guard content.size(Proposal(frame.size)).height > frame.height, frame.height > 0 else {
            scroll = nil
            return content.place(in: frame)
        }
        let scroll = ScrollNode(
            place,
            content,
            environment,
            limitsHeight: content.holdsList,
            centersContent: fillsWidth
        )
        adopt(scroll)
        self.scroll = scroll
        scroll.place(in: frame)
    }
}

extension Evaluation {
    /// Returns a node that scrolls as a whole if it is higher than its frame.
    func overflowing(_ content: Node, at index: Int = 0, fillsWidth: Bool = false) -> Node {
        OverflowNode(
            place.child(named: "overflow").child(index),
            content,
            environment,
            fillsWidth: fillsWidth
        )
    }
}

extension View {
    /// Shows a scroll bar beside lists with more rows than visible; only with `visible`.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        environment { $0.showsScrollBars = visibility == .visible && axes.contains(.vertical) }
    }
}

extension EnvironmentValues {
    @Entry var showsScrollBars = false
}

/// Visibility of scroll bars.
nonisolated public enum ScrollIndicatorVisibility: Sendable {
    case automatic, visible, hidden, never
}
