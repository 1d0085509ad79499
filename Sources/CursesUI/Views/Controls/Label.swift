/// A title; the image that it has elsewhere is left out.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title

    /// Shows the title.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
    }

    public var body: some View { title }
}

extension Label where Title == Text, Icon == EmptyView {
    /// Shows the translation of a key.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { EmptyView() })
    }

    /// Shows text as it stands.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { EmptyView() })
    }
}
