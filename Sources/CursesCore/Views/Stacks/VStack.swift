/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: Int
    private let content: Content

    /// Stacks views downwards, by default without a gap; pinned views have no effect in a terminal.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = gap(spacing, along: .vertical) ?? 0
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let vertical = evaluation.inRow(false)
        return [
            StackNode(
                evaluation.place,
                content.nodes(vertical.at(0)),
                axis: .vertical,
                spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .top)
            )
        ]
    }
}
