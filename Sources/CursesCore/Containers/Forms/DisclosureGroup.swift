/// A label that shows and hides the content below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let isBound: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Makes a group, initially closed unless a binding says otherwise.
    public init(
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        isBound = isExpanded
        self.content = content
        self.label = label()
    }

    @ViewBuilder
    public var body: some View {
        if let style {
            AnyView(ModifiedView(style(configuration)))
                .environment { $0.disclosureGroupStyle = nil }
        } else {
            plain
        }
    }

    private var configuration: DisclosureGroupStyleConfiguration {
        DisclosureGroupStyleConfiguration(
            label: StylePart(content: label),
            content: StylePart(content: VStack(alignment: .leading, content: content)),
            isExpanded: isExpanded
        )
    }

    private var plain: some View {
        VStack(alignment: .leading) {
            label.folding(isExpanded)
            if isExpanded.wrappedValue {
                VStack(alignment: .leading) { content() }
                    .padding(.leading, 2)
            }
        }
    }

    private var isExpanded: Binding<Bool> { isBound ?? $isOpen }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group with the translation of a key as its label.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// Makes a group with any text as its label.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { title.titleText } }
}

/// The label, content and state of a disclosure group for a custom style.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public let label: StylePart
    /// The content.
    public let content: StylePart
    /// True if the content is shown.
    @Binding public var isExpanded: Bool
}

extension EnvironmentValues {
    /// The custom style of disclosure groups; `nil` for the default.
    @Entry package var disclosureGroupStyle: ((DisclosureGroupStyleConfiguration) -> any View)?
}

extension View {
    /// Makes the view a button that shows and hides the content below it.
    package func folding(_ isExpanded: Binding<Bool>) -> ModifiedView {
        let button = Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            HStack {
                Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸")
                ModifiedView(self)
            }
        }
        return button.environment { $0.buttonStyle = .plain }
    }
}
