/// What is shown of something that is given to somebody else; on a terminal its words are shown.
nonisolated public struct SharePreview: Sendable {
    let title: String

    /// Takes a title.
    public init(_ title: String) {
        self.title = title
    }

    /// Takes a title and a picture.
    public init(_ title: String, image: Image) {
        self.title = title
    }

    /// Takes a title, a picture and a small picture.
    public init(_ title: String, image: Image, icon: Image) {
        self.title = title
    }
}

extension ShareLink {
    /// Shows a text under any view.
    public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview,
        @ViewBuilder label: () -> Label
    ) {
        self.init(words: item, label: label())
    }

    /// Shows an address under any view.
    public init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview,
        @ViewBuilder label: () -> Label
    ) {
        self.init(words: item.absoluteString, label: label())
    }
}

extension ShareLink where Label == Text {
    /// Shows a text under its title.
    public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview
    ) {
        self.init(words: item, label: Text(preview.title))
    }

    /// Shows an address under its title.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(words: item.absoluteString, label: Text(preview.title))
    }
}
