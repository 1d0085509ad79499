/// A view in a changed environment.
struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func makeNodes(_ evaluation: Evaluation) -> [Node] {
        content.nodes(evaluation.with(change))
    }
}

/// A view each of whose nodes is wrapped in another node.
struct WrappedView<Content: View>: PrimitiveView {
    let content: Content
    let wrap: (Evaluation, Node) -> Node

    func makeNodes(_ evaluation: Evaluation) -> [Node] {
        content.nodes(evaluation.at(0)).enumerated().map { index, node in
            wrap(evaluation.at(index + 1), node)
        }
    }
}

/// A view that does something of its own while it is evaluated.
struct AttachedView<Content: View>: PrimitiveView {
    let content: Content
    let attach: (Evaluation) -> Void

    func makeNodes(_ evaluation: Evaluation) -> [Node] {
        attach(evaluation)
        return content.nodes(evaluation.at(0))
    }
}

extension View {
    func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentView(content: self, change: change)
    }

    func wrapped(_ wrap: @escaping (Evaluation, Node) -> Node) -> some View {
        WrappedView(content: self, wrap: wrap)
    }

    func attached(_ attach: @escaping (Evaluation) -> Void) -> some View {
        AttachedView(content: self, attach: attach)
    }
}
