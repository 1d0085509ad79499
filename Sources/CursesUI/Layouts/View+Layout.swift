extension View {
    /// Puts a view above or below this one, which shrinks to make room.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        let inset = content()
        return ModifiedView(
            VStack(alignment: alignment, spacing: spacing) {
                if edge == .top { inset }
                frame(maxHeight: .infinity)
                if edge == .bottom { inset }
            }
        )
    }
}

/// The top or bottom edge.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}

extension View {
    /// Colours the cells behind the view.
    public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let look = evaluation.filling(style)
            return DrawnNode(evaluation.place, node) { node, painter, drawContent in
                node.place.clock.hasGrounds = true
                painter.overlay(node.frame, style: Style(background: look.foreground))
                drawContent()
            }
        }
    }

    /// Puts a view behind this one, which keeps its size.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> ModifiedView { self.background(alignment: alignment) { background } }

    /// Puts a view in front of this one, which keeps its size.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> ModifiedView {
        self.overlay(alignment: alignment) { overlay }
    }
}

extension View {
    /// Adds padding on all sides.
    public func padding(_ length: CGFloat) -> ModifiedView {
        padding(.all, length)
    }
}

extension View {
    /// Makes a cell span several columns.
    public func gridCellColumns(_ count: Int) -> ModifiedView {
        wrapped { evaluation, node in SpanningCellNode(evaluation.place, node, max(1, count)) }
    }

    /// Keeps a cell from enlarging its column or row; no effect in a terminal.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }

    /// Aligns a single cell; no effect in a terminal.
    public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
}

/// Views on top of one another, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Stacks views from back to front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let children = content.nodes(evaluation.at(0))
        return [OverlayNode(evaluation.place, children, alignment)]
    }
}

/// Views one below the other; not lazy, unlike lists and tables.
public typealias LazyVStack = VStack

/// Views side by side; not lazy, unlike lists and tables.
public typealias LazyHStack = HStack

/// A custom alignment guide; treated as the centre.
nonisolated public protocol AlignmentID {
    /// Returns the default position of the guide; not called in a terminal.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

nonisolated extension HorizontalAlignment {
    /// Makes a centred alignment; custom guides are not supported.
    public init(_ id: any AlignmentID.Type) { self = .center }
}

nonisolated extension VerticalAlignment {
    /// Makes a centred alignment; custom guides are not supported.
    public init(_ id: any AlignmentID.Type) { self = .center }
}

/// The size of a view, in points.
nonisolated public struct ViewDimensions: Sendable {
    /// Width in points.
    public let width: Double
    /// Height in points.
    public let height: Double

    package init(size: Size) {
        width = .columns(size.width)
        height = .rows(size.height)
    }

    /// Returns the position of a guide: always 0.
    public subscript(guide: HorizontalAlignment) -> Double { 0 }

    /// Returns the position of a guide: always 0.
    public subscript(guide: VerticalAlignment) -> Double { 0 }
}
