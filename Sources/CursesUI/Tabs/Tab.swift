/// A screen of a `TabView` with its label and selection value.
public struct Tab<Value, Content: View, Label: View>: View {
    private let value: AnyHashable?
    private let content: Content
    private let label: Label

    /// Creates a tab with a custom label and a selection value.
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value: Hashable {
        self.value = AnyHashable(value)
        self.content = content()
        self.label = label()
    }

    /// Creates a tab with a custom label.
    public init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == Never {
        value = nil
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        content.tabItem { label }.tag(ifAny: value)
    }
}

extension Tab where Label == CursesCore.Label<Text, Image> {
    /// Creates a tab with a localized label and a selection value.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(value: value, role: role, content: content) {
            CursesCore.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a tab titled by a string or text, with a selection value.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(value: value, role: role, content: content) {
            CursesCore.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a tab with a localized label and a selection value.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(titleKey, systemImage: image, value: value, role: role, content: content)
    }

    /// Creates a tab with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(role: role, content: content) {
            CursesCore.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a tab titled by a string or text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(role: role, content: content) {
            CursesCore.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a tab with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(titleKey, systemImage: image, role: role, content: content)
    }
}

/// The role of a tab. Has no effect in a terminal.
nonisolated public enum TabRole: Hashable, Sendable {
    case search
}

/// A group of tabs; a terminal shows them among the others.
public struct TabSection<Content: View>: View {
    private let content: Content

    /// Creates a group; the title is not shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }

    public func parts(_ evaluation: Evaluation) -> [ViewPart] { content.parts(evaluation.at(0)) }
}

extension View {
    fileprivate func tag(ifAny value: AnyHashable?) -> ModifiedView {
        wrapped { evaluation, node in
            value.map { TagNode(evaluation.place, node, tag: $0) } ?? node
        }
    }
}

extension Tab where Label == CursesCore.Label<Text, Image> {
    /// Creates the search tab with a selection value.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(value: value, role: role, content: content) {
            CursesCore.Label("search", systemImage: "magnifyingglass")
        }
    }

    /// Creates the search tab.
    public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(role: role, content: content) {
            CursesCore.Label("search", systemImage: "magnifyingglass")
        }
    }
}
