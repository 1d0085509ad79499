/// The views that a layout of the app's own places.
public struct LayoutSubviews: RandomAccessCollection {
    private let all: [LayoutSubview]

    init(nodes: [Node]) {
        all = nodes.map { LayoutSubview(node: $0) }
    }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { all.count }
    nonisolated public subscript(position: Int) -> LayoutSubview { all[position] }
}

/// A view that a layout of the app's own places.
nonisolated public struct LayoutSubview: @unchecked Sendable {
    private let node: Node

    init(node: Node) {
        self.node = node
    }

    /// How large the view is in the room that is offered.
    @MainActor
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = node.size(proposal.cells)
        return CGSize(width: Double(size.width), height: Double(size.height))
    }

    /// How large the view is in the room that is offered.
    @MainActor
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: node.size(proposal.cells))
    }

    /// Puts the view at a point.
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

    /// Who goes first when room is short.
    @MainActor
    public var priority: Double { node.layoutPriority }

    /// How far the view is from others.
    public var spacing: ViewSpacing { ViewSpacing() }

    /// The value that the view has for a key, which is the one of all views.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// How far a view is from others.
nonisolated public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing()

    /// Takes nothing: there is a column between two views, and nothing between two rows.
    public init() {}

    /// The gap between two views.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        axis == .horizontal ? 1 : 0
    }
}

/// A value that views have for a layout.
nonisolated public protocol LayoutValueKey {
    associatedtype Value

    /// The value of views that have no other.
    static var defaultValue: Value { get }
}

/// The room that a layout of the app's own offers, in cells.
nonisolated public struct ProposedViewSize: Hashable, Sendable {
    /// The columns, if they are limited.
    public var width: CGFloat?
    /// The rows, if they are limited.
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Offers columns and rows; nil asks for the ideal extent.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers an extent.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.map { CGFloat($0) },
            height: proposal.height.map { CGFloat($0) }
        )
    }

    /// The extent with others in the place of what is not limited.
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
