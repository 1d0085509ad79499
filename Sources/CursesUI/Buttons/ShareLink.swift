/// Shows an item as text to select and copy, since a terminal has no share sheet.
public struct ShareLink<Label: View>: View {
    private let words: String
    private let label: Label

    init(words: String, label: Label) {
        self.words = words
        self.label = label
    }

    public var body: some View {
        VStack(alignment: .leading) {
            label
            Text(verbatim: words).foregroundStyle(.secondary)
        }
    }
}

extension ShareLink where Label == Text {
    /// Creates a link that shows a text below the title "Share".
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(words: item, label: Text("Share"))
    }

    /// Creates a link that shows a URL below the title "Share".
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(words: item.absoluteString, label: Text("Share"))
    }

    /// Creates a link that shows a URL below a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(words: item.absoluteString, label: Text(titleKey)) }
}
