/// Something to press that leads to another screen.
public struct NavigationLink<Label: View>: View {
    private let value: AnyHashable
    private let label: Label
    @Environment(\.navigate) private var navigate

    /// Leads to the screen of a value.
    public init<P: Hashable>(value: P, @ViewBuilder label: () -> Label) {
        self.value = AnyHashable(value)
        self.label = label()
    }

    public var body: some View {
        Button(action: { navigate?(value) }, label: { label })
    }
}

extension NavigationLink where Label == Text {
    /// Leads to the screen of a value; the label is the translation of a key.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Leads to the screen of a value; the label is text as it stands.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some StringProtocol, value: P) {
        self.init(value: value) { Text(title) }
    }
}
