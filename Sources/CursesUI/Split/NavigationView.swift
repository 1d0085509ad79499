/// Screens on top of one another, or columns where it has two or three views; the older name of
/// `NavigationStack` and `NavigationSplitView`.
public struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// Shows one view as the root of a stack, and two or three views as columns.
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

/// A view of a container, evaluated at its place there.
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
    @Entry package var stacksNavigationViews = false
}
