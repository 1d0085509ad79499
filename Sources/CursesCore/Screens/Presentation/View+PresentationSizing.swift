extension View {
    /// Sets the size of a sheet: a page may be as wide as the screen, others 100 columns.
    public func presentationSizing(_ sizing: PresentationSizing) -> ModifiedView {
        wrapped { SizingNode($0.place, $1, sizing) }
    }
}

/// The size of a sheet.
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
