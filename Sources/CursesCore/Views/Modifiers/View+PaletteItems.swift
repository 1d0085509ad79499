extension View {
    /// Adds items other than keys to the command palette, found for the typed query.
    public func paletteItems(_ items: @escaping (String) -> [PaletteItem]) -> ModifiedView {
        wrapped { evaluation, node in PaletteItemsNode(evaluation.place, node, items) }
    }
}

/// A node with items for the command palette.
final class PaletteItemsNode: Node {
    let find: (String) -> [PaletteItem]

    init(_ place: Place, _ content: Node, _ find: @escaping (String) -> [PaletteItem]) {
        self.find = find
        super.init(place, children: [content])
    }
}
