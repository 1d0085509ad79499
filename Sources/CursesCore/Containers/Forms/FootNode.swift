/// Rows above a row of buttons, which stays visible while the rows scroll.
final class FootNode: Node {
    private let rows: StackNode
    private let foot: ButtonRowNode
    private let whole: StackNode
    private let gap: Int
    private let maxWidth: Int
    private let environment: EnvironmentValues
    /// True if the rows are read-only: the buttons have the focus, and keys scroll from there.
    private let isRead: Bool
    private var shown: [Node] = []
    private var scroll: ScrollNode?

    /// Least height of scrolled rows; with less, the buttons scroll with them.
    private static let leastRows = 4

    init(
        _ evaluation: Evaluation,
        _ rows: [Node],
        foot: StackNode,
        gap: Int = 0,
        isRead: Bool = false,
        isTrailing: Bool = false,
        maxWidth: Int = Proposal.unlimited
    ) {
        let place = evaluation.place
        self.rows = StackNode.vertical(place.child(named: "rows"), rows)
        self.foot = ButtonRowNode(place.child(named: "foot"), foot, isTrailing: isTrailing)
        whole = StackNode.vertical(place.child(named: "whole"), [self.rows, self.foot])
        self.gap = rows.isEmpty ? 0 : gap
        self.isRead = isRead
        self.maxWidth = maxWidth
        environment = evaluation.environment
        super.init(place, children: [whole])
    }

    override var visibleChildren: [Node] { shown.isEmpty ? children : shown }

    override func measure(_ proposal: Proposal) -> Size {
        let room = proposal.width.map { min($0, maxWidth) }
        let size = whole.size(Proposal(width: room, height: nil))
        let ideal = size.height + gap
        let height = min(ideal, proposal.height ?? ideal)
        if !isRead, let room { return Size(width: room, height: height) }
        return Size(width: size.width + (height < size.height ? 1 : 0), height: height)
    }

    override func layOut() {
        let width = frame.width
        let footHeight = foot.size(Proposal(width: width, height: nil)).height
        let rowsHeight = rows.size(Proposal(width: width, height: nil)).height
        let room = frame.height - footHeight
        if rowsHeight <= room {
            let gap = min(gap, room - rowsHeight)
            let offered = Proposal(width: width, height: room - gap)
            let height = max(rowsHeight, rows.size(offered).height)
            show(rows, height: height, gap: gap, footHeight)
        } else if room >= (isRead ? 1 : Self.leastRows) {
            let scroll = scrolling(rows)
            scroll.isRead = isRead
            show(scroll, height: room, gap: 0, footHeight)
            self.scroll = scroll
        } else {
            whole.adopt(rows)
            whole.adopt(foot)
            let scroll = scrolling(whole)
            adopt(scroll)
            shown = [scroll]
            scroll.place(in: frame)
            self.scroll = scroll
        }
    }

    /// Leaves a column free before the scroll bar, unless the frame is under 30 columns wide.
    private func scrolling(_ content: Node) -> ScrollNode {
        let scroll = ScrollNode(place, content, environment)
        scroll.gap = frame.width < 30 ? 0 : 1
        return scroll
    }

    private func show(_ top: Node, height: Int, gap: Int, _ footHeight: Int) {
        adopt(top)
        adopt(foot)
        shown = [top, foot]
        scroll = nil
        top.place(in: Rect(origin: frame.origin, size: Size(width: frame.width, height: height)))
        foot.place(
            in: Rect(
                x: frame.minX,
                y: frame.minY + height + gap,
                width: frame.width,
                height: footHeight
            )
        )
    }

    override var keyBindings: [KeyBinding] {
        guard isRead, let scroll else { return [] }
        return scroll.readingBindings(byLines: foot.frame.height == 1)
    }
}
