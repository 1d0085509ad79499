/// Things that are shown when the person asks for them.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let isBound: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Shows and hides views under a label, from outside as well if there is a binding.
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
    /// Shows and hides views under the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// Shows and hides views under any text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { title.titleText } }
}
