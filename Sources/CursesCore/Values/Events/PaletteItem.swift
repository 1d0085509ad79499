/// Something that the palette of actions finds though no key does it.
///
/// An item without a detail only adds its other names to a key whose action has the same name.
public struct PaletteItem: Identifiable {
    /// What it is, which is what is searched.
    public let title: String
    /// What else it is found by, which is not shown.
    public let otherNames: [String]
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
