/// The settings of a program, which a `SettingsLink` shows.
public struct Settings<Content: View>: PrimitiveScene {
    fileprivate let content: () -> Content

    /// Shows a view.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        return evaluation.view(of: content).nodes(evaluation)
    }
}

extension Settings: SettingsScene {
    var screen: any View { content() }
}

/// A scene that is the settings of a program.
protocol SettingsScene {
    var screen: any View { get }
}

/// What hangs from the menu bar of a computer: on a terminal, the whole screen.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let content: Content

    /// Shows a view under any view.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    /// Shows a view under any view, while a value is true.
    public init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(content: content, label: label) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        return VStack(alignment: .leading) { content }.nodes(evaluation)
    }
}

extension MenuBarExtra where Label == EmptyView {
    /// Shows a view under a symbol and the translation of a key, while a value is true.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Shows a view under a picture and the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Shows a view under a symbol and any text.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Shows a view under a symbol and the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Shows a view under the translation of a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}
