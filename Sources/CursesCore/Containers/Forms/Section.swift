/// Views in a frame with a title; in a list, rows between header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    let header: Parent
    let content: Content
    let footer: Footer
    private let isExpanded: Binding<Bool>?

    /// Frames views between header and footer; with a binding, the header shows and hides them.
    public init(
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.isExpanded = isExpanded
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let heading = heading(evaluation.at(0))
        let title = isExpanded == nil ? heading.text : ""
        let children =
            (isExpanded == nil ? [] : heading)
            + (isFolded ? [] : content.nodes(evaluation.at(1)).map(\.uncut))
            + footer.nodes(evaluation.at(2).with { $0.textStyle = evaluation.style(.secondary) })
        let stack = StackNode.vertical(evaluation.place.child(3), children)
        let box = BoxNode(
            evaluation.place,
            FillNode(evaluation.place.child(4), children: [stack]),
            title: title,
            style: evaluation.style(.tertiary),
            titleStyle: evaluation.environment.textStyle.overlaid(by: Style(attributes: .bold)),
            horizontalPadding: 1
        )
        return [box]
    }

    /// True if only the header is shown.
    var isFolded: Bool { isExpanded?.wrappedValue == false }

    /// Returns the header, which is a button if the section can be collapsed.
    func heading(_ evaluation: Evaluation) -> [Node] {
        guard let isExpanded else { return header.nodes(evaluation) }
        return header.folding(isExpanded).nodes(evaluation)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Frames views with the translation of a key as header; with a binding, it can be collapsed.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) }) }

    /// Frames views with any text as header; with a binding, it can be collapsed.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content, header: { title.titleText }) }
}

/// A node that takes all the proposed width.
final class FillNode: Node {
    override func measure(_ proposal: Proposal) -> Size {
        let size = children[0].size(proposal)
        return Size(width: max(size.width, proposal.width ?? 0), height: size.height)
    }
}

extension Section {
    public static var producesSections: Bool { true }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        let bold = evaluation.with { $0.textStyle.attributes.insert(.bold) }
        let quiet = evaluation.with { $0.textStyle = evaluation.style(.secondary) }
        return [RowSegment(heading(bold.at(0)), isSelectable: isExpanded != nil)]
            + (isFolded ? [] : content.rowSegments(evaluation.at(1)))
            + [RowSegment(footer.nodes(quiet.at(2)), isSelectable: false)]
    }
}

/// Controls with aligned labels, at most 100 columns wide; it scrolls on a short screen, where a
/// row of buttons at its end stays visible.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Stacks controls and sections.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let children = evaluation.at(0).sharingLabelColumn { content.nodes($0) }
        if let row = children.last?.buttonRow {
            return [FootNode(evaluation, children.dropLast(), foot: row, maxWidth: 100)]
        }
        let stack = StackNode.vertical(evaluation.place.child(1), children)
        return [ScrollNode(evaluation.place, stack, evaluation.environment, maxWidth: 100)]
    }
}

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
        top.place(in: frame.rows(from: frame.minY, height: height))
        foot.place(in: frame.rows(from: frame.minY + height + gap, height: footHeight))
    }

    override var keyBindings: [KeyBinding] {
        guard isRead, let scroll else { return [] }
        return scroll.readingBindings(byLines: foot.frame.height == 1)
    }
}
