/// A row of related controls.
public struct ControlGroup<Content: View, Label: View>: View {
    private let content: Content
    private let label: Label

    /// Creates a group, with an optional label in front of its controls.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label = { EmptyView() }
    ) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        HStack {
            label
            content
        }
    }
}

extension Button where Label == Text {
    /// Creates a button titled by its role.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(role.title) }
    }
}

nonisolated extension ButtonRole {
    /// The default title of the role.
    fileprivate var title: LocalizedStringKey {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .confirm: "OK"
        case .close: "Close"
        }
    }
}

/// A title and a URL, opened by the environment's `openURL`.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
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
    /// Creates a link titled by a string or text.
    @_disfavoredOverload
    public init(_ title: some TitleText, destination: URL) {
        self.init(destination: destination) { title.titleText }
    }

    /// Creates a link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}
