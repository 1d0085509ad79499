/// The settings of a program, shown by `SettingsLink` and `openSettings`.
public struct Settings<Content: View>: PrimitiveScene {
    fileprivate let content: () -> Content

    /// Creates the settings from a view.
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

/// A scene with the program's settings.
protocol SettingsScene {
    var screen: any View { get }
}

/// An item of a menu bar. A terminal shows its content as the screen.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let content: Content

    /// Creates an item; the label is not shown.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    /// Creates an item; the binding has no effect and the label is not shown.
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
    /// Creates an item; the binding has no effect and the label is not shown.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Creates an item; the label is not shown.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Creates an item; the label is not shown.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Creates an item; the label is not shown.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { EmptyView() } }

    /// Creates an item; the label is not shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}
