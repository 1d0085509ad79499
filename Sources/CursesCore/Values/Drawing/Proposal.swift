/// The room that a node is offered; an extent that is nil asks for the ideal one.
nonisolated public struct Proposal: Hashable, Sendable {
    // Two numbers are compared faster than two optionals, and sizes are asked for all the time.
    private let columns: Int32
    private let rows: Int32

    /// The columns that are offered, if they are limited.
    public var width: Int? { columns < 0 ? nil : Int(columns) }
    /// The rows that are offered, if they are limited.
    public var height: Int? { rows < 0 ? nil : Int(rows) }

    /// More room than any screen has.
    static let unlimited = 1 << 20
    package static let ideal = Proposal(width: nil, height: nil)

    /// Offers columns and rows; nil asks for the ideal extent.
    public init(width: Int?, height: Int?) {
        columns = width.map { Int32(clamping: max(0, $0)) } ?? -1
        rows = height.map { Int32(clamping: max(0, $0)) } ?? -1
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The room that is left inside a margin.
    package func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(
            width: width.map { $0 - insets.left - insets.right },
            height: height.map { $0 - insets.top - insets.bottom }
        )
    }
}
