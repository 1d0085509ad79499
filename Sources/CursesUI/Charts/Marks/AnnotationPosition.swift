/// Where a view stands beside a mark.
nonisolated public enum AnnotationPosition: Hashable, Sendable {
    /// Above a point; in the line of a rule.
    case automatic
    /// On the mark.
    case overlay
    /// Above the mark.
    case top
    /// Below the mark.
    case bottom
    /// To the left of the mark.
    case leading
    /// To the right of the mark.
    case trailing
}

extension ChartContent {
    /// Puts a view beside the mark, such as the name of a rule.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: Double? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> AnnotatedChartContent<Self, Content> {
        AnnotatedChartContent(
            content: self,
            position: position,
            alignment: alignment,
            spacing: cells(spacing) ?? 0,
            annotation: content
        )
    }
}

/// Marks with a view beside them.
public struct AnnotatedChartContent<Content: ChartContent, Annotation: View>: ChartContent {
    let content: Content
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    let annotation: () -> Annotation

    public func add(to marks: inout ChartMarks) {
        content.add(to: &marks)
        marks.annotate(
            position: position,
            alignment: alignment,
            spacing: spacing,
            content: annotation()
        )
    }
}
