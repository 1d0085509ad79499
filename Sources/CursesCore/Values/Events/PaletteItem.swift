/// Item of the command palette without a key.
///
/// An item without a detail only adds its other names to a key whose action has the same name.
public struct PaletteItem: Identifiable {
    /// Title, which is searched.
    public let title: String
    /// Other names that are searched but not shown.
    public let otherNames: [String]
    /// Kind of the item, shown on the right.
    public let detail: String
    /// True if the query means this item itself, not a part of its name.
    public let isMeant: Bool
    /// Action of the item.
    public let action: () -> Void

    public var id: String { "\(title)\n\(detail)" }

    /// Makes an item.
    public init(
        _ title: String,
        otherNames: [String] = [],
        detail: String = "",
        isMeant: Bool = false,
        action: @escaping () -> Void
    ) {
        self.title = title
        self.otherNames = otherNames
        self.detail = detail
        self.isMeant = isMeant
        self.action = action
    }
}
