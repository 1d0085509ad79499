extension View {
    /// Lets the palette of actions find more than keys: what is asked with what was typed so far.
    public func paletteItems(_ items: @escaping (String) -> [PaletteItem]) -> ModifiedView {
        wrapped { evaluation, node in PaletteItemsNode(evaluation.place, node, items) }
    }
}

/// A node that knows what else can be found.
private final class PaletteItemsNode: Node {
    private let find: (String) -> [PaletteItem]

    init(_ place: Place, _ content: Node, _ find: @escaping (String) -> [PaletteItem]) {
        self.find = find
        super.init(place, children: [content])
    }

    override func paletteItems(_ query: String) -> [PaletteItem] { find(query) }
}
