/// A button that shows other buttons in a sheet.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @State private var isPresented = false

    /// Makes a menu with a label; each button closes it.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Makes a menu with a label; the primary action is its first button.
    public init<Items: View>(
        @ViewBuilder content: () -> Items,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Label>, Items> {
        let first = label()
        self.label = first
        self.content = TupleView(Button(action: primaryAction, label: { first }), content())
    }

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .sheet(isPresented: $isPresented) {
            VStack(alignment: .leading) { content }
                .buttonStyle(.plain)
                .pickerStyle(.inline)
                .environment { $0.buttonPlace.afterAction = { isPresented = false } }
        }
    }
}

extension Menu where Label == Text {
    /// Makes a menu with the translation of a key as its label, without the symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String = "",
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleKey) } }

    /// Makes a menu with any text as its label.
    @_disfavoredOverload
    public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.titleText }
    }
}
