/// A stack, or columns if it has two or three views; the older name of `NavigationStack` and
/// `NavigationSplitView`.
public struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a stack from one view, or columns from two or three.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let parts = content.parts(evaluation.at(0))
        guard parts.count > 1, !evaluation.environment.stacksNavigationViews else {
            let root = parts.first.map(PartView.init)
            return NavigationStack { root }.nodes(evaluation.at(1))
        }
        let columns = parts.prefix(3).map { PartView(part: $0) }
        return NavigationSplitView<EmptyView, EmptyView, EmptyView>(columns: columns)
            .nodes(evaluation.at(2))
    }
}

/// A part of a container, evaluated at its own place.
private struct PartView: PrimitiveView {
    let part: ViewPart

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let place = part.evaluation.place
        return part.view.nodes(
            Evaluation(place: place, findings: evaluation.findings, shared: evaluation.shared)
        )
    }
}

extension EnvironmentValues {
    /// True if a `NavigationView` shows only its first view.
    @Entry var stacksNavigationViews = false
}
