/// Size offered to a node; `nil` asks for the ideal extent.
nonisolated public struct Proposal: Hashable, Sendable {
    // Two integers compare faster than two optionals, and each cached size is looked up by them.
    private let columns: Int32
    private let rows: Int32

    /// Offered columns; `nil` for the ideal width.
    public var width: Int? { columns < 0 ? nil : Int(columns) }
    /// Offered rows; `nil` for the ideal height.
    public var height: Int? { rows < 0 ? nil : Int(rows) }

    /// Extent beyond any screen.
    static let unlimited = 1 << 20
    package static let ideal = Proposal(width: nil, height: nil)

    /// Makes a proposal in columns and rows; `nil` asks for the ideal extent.
    public init(width: Int?, height: Int?) {
        columns = width.map { Int32(clamping: max(0, $0)) } ?? -1
        rows = height.map { Int32(clamping: max(0, $0)) } ?? -1
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the space inside a margin.
    package func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(
            width: width.map { $0 - insets.left - insets.right },
            height: height.map { $0 - insets.top - insets.bottom }
        )
    }
}
