/// Something to give to somebody else: on a terminal its words, for the person to copy.
public struct ShareLink<Label: View>: View {
    private let words: String
    private let label: Label

    init(words: String, label: Label) {
        self.words = words
        self.label = label
    }

    /// Shows a text under any view.
    public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(words: item, label: label()) }

    /// Shows an address under any view.
    public init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(words: item.absoluteString, label: label()) }

    public var body: some View {
        VStack(alignment: .leading) {
            label
            Text(verbatim: words).foregroundStyle(.secondary)
        }
    }
}

extension ShareLink where Label == Text {
    /// Shows a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(words: item, label: Text("Share"))
    }

    /// Shows an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(words: item.absoluteString, label: Text("Share"))
    }

    /// Shows a text under the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(words: item, label: Text(titleKey)) }

    /// Shows an address under the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(words: item.absoluteString, label: Text(titleKey)) }
}
