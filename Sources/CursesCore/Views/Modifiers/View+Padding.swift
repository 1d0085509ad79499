extension View {
    /// Adds padding on the given sides, by default one cell.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView {
        let columns = gap(length, along: .horizontal) ?? 1
        return padding(
            EdgeInsets(edges, columns: columns, rows: gap(length, along: .vertical) ?? 1)
        )
    }

    /// Adds cells on the given sides.
    package func padding(_ edges: Edge.Set, _ count: Int) -> ModifiedView {
        padding(EdgeInsets(edges, columns: count, rows: count))
    }

    /// Adds different padding on each side.
    public func padding(_ insets: EdgeInsets) -> ModifiedView {
        wrapped { evaluation, node in InsetNode(evaluation.place, node, insets: insets) }
    }

    /// Draws a border around the view, one cell wide on each side.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> ModifiedView {
        wrapped { evaluation, node in
            BoxNode(evaluation.place, node, style: evaluation.style(content))
        }
    }
}

nonisolated extension EdgeInsets {
    fileprivate init(_ edges: Edge.Set, columns: Int, rows: Int) {
        self.init(
            top: edges.contains(.top) ? rows : 0,
            left: edges.contains(.leading) ? columns : 0,
            bottom: edges.contains(.bottom) ? rows : 0,
            right: edges.contains(.trailing) ? columns : 0
        )
    }
}

/// A side of a rectangle.
nonisolated public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}

/// A node with padding.
class InsetNode: Node {
    private let insets: EdgeInsets

    init(_ place: Place, _ content: Node, insets: EdgeInsets) {
        self.insets = insets
        super.init(place, children: [content])
    }

    nonisolated deinit {}

    override func measure(_ proposal: Proposal) -> Size {
        let size = children[0].size(proposal.inset(by: insets))
        return Size(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom
        )
    }

    override func layOut() {
        children[0].place(in: frame.inset(by: insets))
    }
}

/// A node with a border and an optional title in it.
final class BoxNode: InsetNode {
    private let title: GlyphText
    private let style: Style
    private let titleStyle: Style?

    init(
        _ place: Place,
        _ content: Node,
        title: String = "",
        style: Style,
        titleStyle: Style? = nil,
        horizontalPadding: Int = 0
    ) {
        self.title = GlyphText(title)
        self.style = style
        self.titleStyle = titleStyle
        let side = 1 + horizontalPadding
        super.init(place, content, insets: EdgeInsets(top: 1, left: side, bottom: 1, right: side))
    }

    nonisolated deinit {}

    override var isFramed: Bool { true }

    override func measure(_ proposal: Proposal) -> Size {
        var size = super.measure(proposal)
        if title.width > 0 {
            size.width = max(size.width, min(title.width + 4, proposal.width ?? .max))
        }
        return size
    }

    override func draw(on painter: Painter) {
        painter.box(frame, title: title, style: style, titleStyle: titleStyle)
        super.draw(on: painter)
    }
}
