/// The views of a custom layout.
public struct LayoutSubviews: RandomAccessCollection {
    private let all: [LayoutSubview]

    init(nodes: [Node]) {
        all = nodes.map { LayoutSubview(node: $0) }
    }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { all.count }
    nonisolated public subscript(position: Int) -> LayoutSubview { all[position] }
}

/// A view of a custom layout.
nonisolated public struct LayoutSubview: @unchecked Sendable {
    private let node: Node

    init(node: Node) {
        self.node = node
    }

    /// Returns the size of the view for a proposal.
    @MainActor
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = node.size(proposal.cells)
        return CGSize(width: Double(size.width), height: Double(size.height))
    }

    /// Returns the dimensions of the view for a proposal.
    @MainActor
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: node.size(proposal.cells))
    }

    /// Places the view with its anchor at a point.
    @MainActor
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        let size = node.size(proposal.cells)
        let x = Double(position.x) - anchor.x * Double(size.width)
        let y = Double(position.y) - anchor.y * Double(size.height)
        guard abs(x) < 1e6, abs(y) < 1e6 else { return }
        let corner = Point(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
        node.place(in: Rect(origin: corner, size: size))
    }

    /// The layout priority: views with a higher one get space first.
    @MainActor
    public var priority: Double { node.layoutPriority }

    /// The preferred spacing of the view; the same for all views.
    public var spacing: ViewSpacing { ViewSpacing() }

    /// Returns the default value of the key: views have no layout values.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// The preferred spacing of a view.
nonisolated public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing()

    /// Creates the spacing of all views: one column, no row.
    public init() {}

    /// Returns the space between two views: one column or no row.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        axis == .horizontal ? 1 : 0
    }
}

/// A key of a value that a layout reads from its views.
nonisolated public protocol LayoutValueKey {
    associatedtype Value

    /// The value of all views.
    static var defaultValue: Value { get }
}

/// The size that a custom layout proposes, in cells.
nonisolated public struct ProposedViewSize: Hashable, Sendable {
    /// The columns, or `nil` for the ideal width.
    public var width: CGFloat?
    /// The rows, or `nil` for the ideal height.
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal; `nil` asks for the ideal size.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a fixed size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.map { CGFloat($0) },
            height: proposal.height.map { CGFloat($0) }
        )
    }

    /// Returns the size with `nil` replaced by the given lengths.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: Double(width ?? size.width), height: Double(height ?? size.height))
    }

    var cells: Proposal {
        Proposal(
            width: CursesCore.cells(width),
            height: CursesCore.cells(height)
        )
    }
}
