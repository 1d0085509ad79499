/// A screen among others, under its name and the value that it stands for.
public struct Tab<Value, Content: View, Label: View>: View {
    private let value: AnyHashable?
    private let content: Content
    private let label: Label

    /// Shows views under a value; the label is any view.
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

    /// Shows views; the label is any view.
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
    /// Shows views under a value and the translation of a key.
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

    /// Shows views under a value and any text.
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

    /// Shows views under a value and the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(titleKey, systemImage: image, value: value, role: role, content: content)
    }

    /// Shows views under the translation of a key.
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

    /// Shows views under any text.
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

    /// Shows views under the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(titleKey, systemImage: image, role: role, content: content)
    }
}

/// What a tab is there for, which on a terminal changes nothing.
nonisolated public enum TabRole: Hashable, Sendable {
    case search
}

/// Some tabs that belong together; on a terminal they stand among the others.
public struct TabSection<Content: View>: View {
    private let content: Content

    /// Groups tabs under a name.
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
