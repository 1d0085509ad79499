/// The window of an app: the whole screen of the terminal.
public struct WindowGroup<Content: View>: PrimitiveScene {
    package private(set) var title: Text?
    package let content: Content
    package var id: String?

    /// Shows a view.
    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// Shows a view; the title follows that of the screen in the terminal's title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        if let title { evaluation.findings.add(.title(title.resolve(evaluation.environment))) }
        return [RootNode(evaluation.place, content.nodes(evaluation))]
    }
}

extension WindowGroup {
    /// Shows a view; the title follows that of the screen in the terminal's title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Shows a view; the title follows that of the screen in the terminal's title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
        self.id = id
    }

    /// Shows a view; after another scene, it is shown only when opened by its id.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
        self.id = id
    }

    /// Shows a view for a value, which is always `nil`.
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey? = nil,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == ModifiedView {
        self.init { ModifiedView(content(.constant(nil))) }
        title = titleKey.map { Text($0) }
        self.id = id
    }

    /// Shows a view for a value, which is always the default.
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey? = nil,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == ModifiedView {
        self.init { ModifiedView(content(.constant(defaultValue()))) }
        title = titleKey.map { Text($0) }
        self.id = id
    }
}
