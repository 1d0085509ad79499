/// A button that copies an item, since a terminal has no share sheet.
public struct ShareLink<Label: View>: View {
    private let item: String
    private let label: Label
    @Environment(\.pasteboard) private var pasteboard

    /// Makes a button with a label; subject and message have no effect.
    public init(
        item: some SharedItem,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.item = item.sharedText
        self.label = label()
    }

    public var body: some View {
        Button {
            pasteboard.copy(line: item)
        } label: {
            label
        }
    }
}

extension ShareLink where Label == Text {
    /// Makes a button with a localized title, by default "Share".
    public init(
        _ titleKey: LocalizedStringKey = "Share",
        item: some SharedItem,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(item: item) { Text(titleKey) } }
}

/// An item that a `ShareLink` copies as text.
public protocol SharedItem {
    var sharedText: String { get }
}

extension String: SharedItem {
    public var sharedText: String { self }
}

extension URL: SharedItem {
    public var sharedText: String { absoluteString }
}
