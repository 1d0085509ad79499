/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: Int
    private let content: Content

    /// Stacks views to the right, by default one column apart.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = gap(spacing, along: .horizontal) ?? 1
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let horizontal = evaluation.inRow(true)
        return [
            StackNode(
                evaluation.place,
                content.nodes(horizontal.at(0)),
                axis: .horizontal,
                spacing: spacing,
                alignment: Alignment(horizontal: .leading, vertical: alignment)
            )
        ]
    }
}
