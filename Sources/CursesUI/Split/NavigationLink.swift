/// A button that opens another screen.
public struct NavigationLink<Label: View>: View {
    private let value: AnyHashable?
    private let destination: (() -> any View)?
    private let label: Label
    private var isActive: Binding<Bool>?
    @Environment(\.navigate) private var navigate
    @Environment(\.push) private var push

    /// Creates a link to the screen of a value.
    public init<P: Hashable>(value: P, @ViewBuilder label: () -> Label) {
        self.value = AnyHashable(value)
        self.label = label()
        destination = nil
    }

    /// Creates a link to a screen with a custom label.
    public init<Destination: View>(
        @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        value = nil
        self.label = label()
        self.destination = destination
    }

    /// Creates a link to a screen with a custom label.
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

    public var body: some View {
        if let isActive, let destination {
            button.navigationDestination(isPresented: isActive) { AnyView(destination()) }
        } else if let value {
            button.tag(value)
        } else {
            button
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
    /// Creates a localized link to the screen of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link to the screen of a value, titled by a string or text.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some TitleText, value: P) {
        self.init(value: value) { title.titleText }
    }

    /// Creates a localized link to a screen.
    public init<Destination: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { Text(titleKey) } }

    /// Creates a link to a screen, titled by a string or text.
    @_disfavoredOverload
    public init<Destination: View>(
        _ title: some TitleText,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { title.titleText } }

    /// Creates a localized link to a screen.
    public init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }, label: { Text(titleKey) })
    }
}
