/// The window of a program: on a terminal, the whole screen.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: Content

    /// Shows a view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        return content.nodes(evaluation)
    }
}

extension WindowGroup {
    /// Shows a view; the title that the window has in SwiftUI is the terminal's own.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Shows a view; there is one window, so nobody asks for it by its name.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}
