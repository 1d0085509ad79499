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

extension EnvironmentValues {
    /// Opens the screen of a value.
    @Entry package var navigate: ((any Hashable) -> Void)?
}

/// The screen that values of a type lead to.
package struct NavigationDestination {
    let make: (any Hashable, Evaluation) -> [Node]?
}

extension [NavigationDestination] {
    /// Returns the nodes of the screen for a value; empty without a destination.
    package func nodes(for value: any Hashable, _ evaluation: Evaluation) -> [Node] {
        for destination in self {
            if let nodes = destination.make(value, evaluation) { return nodes }
        }
        return []
    }
}

extension View {
    /// Sets the screen for values of a type in the path.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedView {
        attached { evaluation in
            let destination = NavigationDestination { value, evaluation in
                (value as? D).map {
                    evaluation.view(for: $0, of: destination).nodes(evaluation)
                }
            }
            evaluation.tellScreen { $0.destinations.append(destination) }
        }
    }

    /// Sets the title of the screen.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> ModifiedView {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen from a string or text.
    @_disfavoredOverload
    public func navigationTitle(_ title: some TitleText) -> ModifiedView {
        attached { evaluation in
            let title = title.titleText.resolve(evaluation.environment)
            evaluation.tellScreen { $0.title = title }
        }
    }

    /// Sets the title of the screen; the user cannot edit it in a terminal.
    public func navigationTitle(_ title: Binding<String>) -> ModifiedView {
        navigationTitle(title.wrappedValue)
    }

    /// Sets the subtitle, at the right of the title bar.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedView {
        attached { evaluation in
            let subtitle = subtitle.resolve(evaluation.environment)
            evaluation.tellScreen { $0.subtitle = subtitle }
        }
    }

    /// Sets a localized subtitle, at the right of the title bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> ModifiedView {
        navigationSubtitle(Text(subtitleKey))
    }
}

/// A path of values of different types.
nonisolated public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Number of screens over the root.
    public var count: Int { values.count }

    /// True if the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// Creates an empty path; stored paths are not restored.
    public init(_ codable: CodableRepresentation) {}

    /// Always `nil`: paths are not stored in a terminal.
    public var codable: CodableRepresentation? { nil }

    /// Opens the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Closes a number of screens, at most all.
    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(min(max(0, count), values.count))
    }

    /// The stored form of a path; empty.
    public struct CodableRepresentation: Codable, Equatable, Sendable {}
}
