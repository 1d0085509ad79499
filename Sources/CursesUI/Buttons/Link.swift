/// A title and the address behind it, for the person to open or to copy.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Shows any view before an address.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            HStack {
                label
                Text(verbatim: destination.absoluteString).foregroundStyle(.tint).underline()
            }
            .lineLimit(nil)
        }
        .buttonStyle(.plain)
    }
}

extension Link where Label == Text {
    /// Shows any text before an address.
    @_disfavoredOverload
    public init(_ title: some TitleText, destination: URL) {
        self.init(destination: destination) { title.titleText }
    }

    /// Shows the translation of a key before an address.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}
