/// Something that the palette of actions finds though no key does it.
public struct PaletteItem: Identifiable {
    /// What it is, which is what is searched.
    public let title: String
    /// What kind of thing it is, at the right.
    public let detail: String
    /// Whether it is what was typed means, and not what it may be part of the name of.
    public let isMeant: Bool
    /// Does it.
    public let action: () -> Void

    public var id: String { "\(title)\n\(detail)" }

    /// Makes an item of what it is called and of what kind it is.
    public init(
        _ title: String,
        detail: String = "",
        isMeant: Bool = false,
        action: @escaping () -> Void
    ) {
        self.title = title
        self.detail = detail
        self.isMeant = isMeant
        self.action = action
    }
}

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
