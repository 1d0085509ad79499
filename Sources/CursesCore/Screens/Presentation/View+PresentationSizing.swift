extension View {
    /// Says how large a sheet is: what it needs, and of a page as much of it as there is on the screen.
    public func presentationSizing(_ sizing: PresentationSizing) -> ModifiedView {
        wrapped { SizingNode($0.place, $1, sizing) }
    }
}

/// How large a sheet is.
nonisolated public enum PresentationSizing: Sendable {
    case automatic, form, page, fitted
}

/// Content whose presentation may be as wide as the screen.
private final class SizingNode: Node {
    private let sizing: PresentationSizing

    init(_ place: Place, _ content: Node, _ sizing: PresentationSizing) {
        self.sizing = sizing
        super.init(place, children: [content])
    }

    override var isPage: Bool { sizing == .page }
}
