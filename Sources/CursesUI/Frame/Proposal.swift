/// The room that a node is offered; an extent that is nil asks for the ideal one.
nonisolated struct Proposal: Hashable {
    var width: Int?
    var height: Int?

    /// More room than any screen has.
    static let unlimited = 1 << 20
    static let ideal = Proposal(width: nil, height: nil)

    init(width: Int?, height: Int?) {
        self.width = if let width { max(0, width) } else { nil }
        self.height = if let height { max(0, height) } else { nil }
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The room that is left inside a margin.
    func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(
            width: width.map { $0 - insets.left - insets.right },
            height: height.map { $0 - insets.top - insets.bottom }
        )
    }
}
