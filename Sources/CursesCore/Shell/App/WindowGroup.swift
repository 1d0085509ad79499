/// The window of an app: the whole screen of the terminal.
public struct WindowGroup<Content: View>: PrimitiveScene {
    package let title: Text?
    package let id: String?
    package let content: Content

    private init(title: Text?, id: String?, content: Content) {
        (self.title, self.id, self.content) = (title, id, content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        if let title { evaluation.findings.add(.title(title.resolve(evaluation.environment))) }
        return [RootNode(evaluation.place, content.nodes(evaluation))]
    }
}

extension WindowGroup {
    /// Shows a view.
    public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, id: nil, content: content())
    }

    /// Shows a view; the title follows that of the screen in the terminal's title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: nil, content: content())
    }

    /// Shows a view; the title follows that of the screen in the terminal's title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content())
    }

    /// Shows a view; the title follows that of the screen in the terminal's title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content())
    }

    /// Shows a view; after another scene, it is shown only when opened by its id.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    /// Shows a view for a value, which is always `nil`.
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey? = nil,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == ModifiedView {
        let content = ModifiedView(content(.constant(nil)))
        self.init(title: titleKey.map { Text($0) }, id: id, content: content)
    }

    /// Shows a view for a value, which is always the default.
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey? = nil,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == ModifiedView {
        let content = ModifiedView(content(.constant(defaultValue())))
        self.init(title: titleKey.map { Text($0) }, id: id, content: content)
    }
}
