/// Something to press that leads to another screen.
public struct NavigationLink<Label: View>: View {
    private let value: AnyHashable?
    private let destination: (() -> any View)?
    private let label: Label
    private var isActive: Binding<Bool>?
    @Environment(\.navigate) private var navigate
    @Environment(\.push) private var push

    /// Leads to the screen of a value.
    public init<P: Hashable>(value: P, @ViewBuilder label: () -> Label) {
        self.value = AnyHashable(value)
        self.label = label()
        destination = nil
    }

    /// Leads to a screen; the label is any view.
    public init<Destination: View>(
        @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        value = nil
        self.label = label()
        self.destination = destination
    }

    /// Leads to a screen; the label is any view.
    public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }

    package init(
        isActive: Binding<Bool>,
        destination: @escaping () -> any View,
        label: Label
    ) {
        value = nil
        self.destination = destination
        self.label = label
        self.isActive = isActive
    }

    package init(optional value: (some Hashable)?, label: Label) {
        self.value = value.map { AnyHashable($0) }
        destination = nil
        self.label = label
    }

    public var body: some View {
        if let isActive, let destination {
            button.navigationDestination(isPresented: isActive) { AnyView(destination()) }
        } else if destination == nil, let value {
            button.tag(value)
        } else {
            button.disabled(destination == nil && value == nil)
        }
    }

    private var button: some View {
        Button(action: openDestination, label: { label })
    }

    private func openDestination() {
        if let isActive {
            isActive.wrappedValue = true
            return
        }
        guard let destination else {
            if let value { navigate?(value) }
            return
        }
        let screen = PushedScreen(
            name: "",
            make: { $0.memo(by: destination, destination).nodes($0) },
            dismiss: {}
        )
        push?(screen)
    }
}

extension NavigationLink where Label == Text {
    /// Leads to the screen of a value; the label is the translation of a key.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Leads to the screen of a value; the label is any text.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some TitleText, value: P) {
        self.init(value: value) { title.titleText }
    }

    /// Leads to a screen; the label is the translation of a key.
    public init<Destination: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { Text(titleKey) } }

    /// Leads to a screen; the label is any text.
    @_disfavoredOverload
    public init<Destination: View>(
        _ title: some TitleText,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { title.titleText } }

    /// Leads to a screen; the label is the translation of a key.
    public init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }, label: { Text(titleKey) })
    }
}

extension EnvironmentValues {
    /// Leads to the screen of a value.
    @Entry package var navigate: ((AnyHashable) -> Void)?
}
