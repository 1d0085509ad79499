/// A framed panel over the screen.
final class PanelNode: Node {
    private let title: GlyphText
    private var lines: [GlyphText]
    private let name: String
    private let style: Style
    private let titleStyle = Style(attributes: .bold)
    private let maxWidth: Int
    private let isWholeTitle: Bool
    private let isAligned: Bool
    private static let leastWidth = 30
    private static let pageStrip = 16
    private static let stripShare = 6
    private static let innerStrip = 3
    private static let indent = 2
    private static let margin = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)

    init(
        _ evaluation: Evaluation,
        _ content: Node,
        title: String,
        maxWidth: Int = 64,
        isWholeTitle: Bool = false,
        isAligned: Bool = true
    ) {
        self.title = GlyphText(title)
        lines = [self.title]
        name = title
        self.maxWidth = maxWidth
        self.isWholeTitle = isWholeTitle
        self.isAligned = isAligned
        style = evaluation.environment.theme.border
        super.init(evaluation.place, children: [content])
    }

    override var titles: [String] { name.isEmpty ? [] : [name] }

    override func measure(_ proposal: Proposal) -> Size {
        let margin = Self.margin
        let isPage = children[0].isPage
        let maxWidth = isPage ? proposal.width ?? maxWidth : maxWidth
        let room = min(maxWidth, proposal.width ?? maxWidth)
        let height = proposal.height.map { $0 - margin.top - margin.bottom }
        let content = children[0].size(Proposal(width: nil, height: height))
        let ideal = max(content.width, title.width)
        let least = max(ideal + margin.left + margin.right, Self.leastWidth)
        let wanted = min(room, width(over: around, least, room, proposal.width))
        // Avoids a narrow strip of the screen beside the panel.
        let width = proposal.width.map { $0 - wanted <= strip(of: $0) ? $0 : wanted } ?? wanted
        let rows = titleRows(width: width, height: proposal.height).count - 1
        let inner = Proposal(width: width, height: proposal.height.map { $0 - rows })
            .inset(by: margin)
        let contentHeight = children[0].size(inner).height
        return Size(width: width, height: contentHeight + rows + margin.top + margin.bottom)
    }

    private func strip(of screen: Int) -> Int {
        if children[0].isPage { return Self.pageStrip }
        return around > 0 ? Self.innerStrip : screen / Self.stripShare
    }

    /// Width of the panel below, if this one aligns with it, else 0.
    private var around: Int { isAligned ? place.enclosing(PanelExtent.self)?.width ?? 0 : 0 }

    /// Keeps the edges well inside or outside the panel below, since adjacent frames look like one.
    /// Over a panel as wide as the screen it may be as wide.
    private func width(over other: Int, _ least: Int, _ room: Int, _ screen: Int?) -> Int {
        let (inner, outer) = (other - 2 * Self.indent, other + 2 * Self.indent)
        if other == 0 || inner > room || least > outer { return least }
        if least <= inner { return inner }
        return other == screen ? other : outer <= room ? outer : inner
    }

    override func layOut() {
        place.slot { PanelExtent() }.width = frame.width
        lines = titleRows(width: frame.width, height: frame.height)
        let room = frame.inset(by: Self.margin)
        children[0].place(in: room.inset(by: EdgeInsets(top: lines.count - 1)))
    }

    /// Returns the lines of the title: one in the edge, for a question more below it, as long as
    /// two rows of content remain.
    private func titleRows(width: Int, height: Int?) -> [GlyphText] {
        let room = width - Self.margin.left - Self.margin.right
        let rest = (height ?? .max) - Self.margin.top - Self.margin.bottom - 2
        guard isWholeTitle, title.width > room, room > 0, rest > 0 else { return [title] }
        let lines = title.wrapped(to: room)
        return lines.count - 1 <= rest ? lines : [title]
    }

    override func draw(on painter: Painter) {
        painter.fill(frame, style: .plain)
        painter.box(frame, title: lines[0], style: style, titleStyle: titleStyle)
        for (row, line) in lines.enumerated().dropFirst() {
            let start = Point(x: frame.minX + Self.margin.left, y: frame.minY + row)
            painter.draw(line, at: start, style: titleStyle)
        }
        super.draw(on: painter)
    }
}

/// Width of a panel, read by panels over it.
private final class PanelExtent {
    var width = 0
}
