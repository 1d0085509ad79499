/// The window of a program: on a terminal, the whole screen.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let title: Text?
    private let content: Content

    /// Shows a view.
    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// Shows a view; the title stands in the terminal's own title behind that of the screen.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        if let title { evaluation.findings.add(.title(title.resolve(evaluation.environment))) }
        return content.nodes(evaluation)
    }
}

extension WindowGroup {
    /// Shows a view; the title stands in the terminal's own title behind that of the screen.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Shows a view; there is one window, which has the terminal's title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Shows a view; there is one window, so nobody asks for it by its name.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}
