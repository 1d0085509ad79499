/// A button that offers others.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @State private var isPresented = false

    /// Offers buttons under a label; each of them closes the menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Offers buttons under a label; what SwiftUI does at a tap is the first of them.
    public init<Items: View>(
        @ViewBuilder content: () -> Items,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Label>, Items> {
        let first = label()
        self.label = first
        self.content = TupleView(Button(action: primaryAction, label: { first }), content())
    }

    /// Offers buttons under a label; the older form.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
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
                .environment { $0.buttonPlace.afterAction = { isPresented = false } }
        }
    }
}

extension Menu where Label == Text {
    /// Offers buttons under the translation of a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Offers buttons under any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.titleText }
    }

    /// Offers buttons under the translation of a key, beside which SwiftUI has a symbol; what it does at
    /// a tap is the first of them.
    public init<Items: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Items,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Label>, Items> {
        self.init(titleKey, content: content, primaryAction: primaryAction)
    }

    /// Offers buttons under the translation of a key; what SwiftUI does at a tap is the first of them.
    public init<Items: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Items,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Label>, Items> {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
}
