/// Explains, centred in the available space, why there is no content, with actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Shows a label above a description above buttons.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 1) {
            label.bold()
            description
            if Actions.self != EmptyView.self {
                HStack(spacing: 2) { actions }.uncut()
            }
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 2)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Label == Text, Description == Text?, Actions == EmptyView {
    /// Shows that a search found nothing.
    public static var search: Self {
        Self(label: { Text("Nothing found") }, description: { Text?.none })
    }

    /// Shows that a search for a text found nothing.
    public static func search(text: String) -> Self {
        if text.isEmpty { return search }
        return Self(label: { Text("Nothing found for “\(text)”") }, description: { Text?.none })
    }
}
