/// A framed panel that lies over the screen.
final class PanelNode: Node {
    private let title: GlyphText
    private let name: String
    private let style: Style
    private let titleStyle: Style
    private let maxWidth: Int
    private static let leastWidth = 30
    private static let margin = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)

    init(
        _ place: Place,
        _ content: Node,
        title: String,
        environment: EnvironmentValues,
        maxWidth: Int = 64
    ) {
        self.title = GlyphText(title)
        name = title
        self.maxWidth = maxWidth
        style = environment.theme.border
        titleStyle = Style(attributes: .bold)
        super.init(place, children: [content])
    }

    override var titles: [String] { name.isEmpty ? [] : [name] }

    override func measure(_ proposal: Proposal) -> Size {
        let margin = Self.margin
        let maxWidth = children[0].isPage ? proposal.width ?? maxWidth : maxWidth
        let room = min(maxWidth, proposal.width ?? maxWidth)
        let height = proposal.height.map { $0 - margin.top - margin.bottom }
        let content = children[0].size(Proposal(width: nil, height: height))
        let ideal = max(content.width, title.width)
        let around = place.enclosing(PanelExtent.self)?.width ?? 0
        let least = around <= room ? max(around, Self.leastWidth) : Self.leastWidth
        let width = min(room, max(ideal + margin.left + margin.right, min(least, room)))
        let inner = Proposal(width: width, height: proposal.height).inset(by: margin)
        let contentHeight = children[0].size(inner).height
        return Size(width: width, height: contentHeight + margin.top + margin.bottom)
    }

    override func layOut() {
        place.slot { PanelExtent() }.width = frame.width
        children[0].place(in: frame.inset(by: Self.margin))
    }

    override func draw(on painter: Painter) {
        painter.fill(frame, style: .plain)
        painter.box(frame, title: title, style: style, titleStyle: titleStyle)
        super.draw(on: painter)
    }
}

/// How wide a panel is, so that what lies over it has the same edges.
private final class PanelExtent {
    var width = 0
}
