extension ChartContent {
    /// Adds a view beside the mark, such as the name of a rule.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: @escaping () -> Content
    ) -> AnnotatedChartContent<Self, Content> {
        AnnotatedChartContent(
            content: self,
            position: position,
            alignment: alignment,
            spacing: cells(spacing) ?? 0,
            overflow: overflowResolution,
            annotation: content
        )
    }
}
