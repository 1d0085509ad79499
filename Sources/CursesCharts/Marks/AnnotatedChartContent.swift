/// Marks with an annotation.
public struct AnnotatedChartContent<Content: ChartContent, Annotation: View>: ChartContent {
    let content: Content
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    let overflow: AnnotationOverflowResolution
    let annotation: () -> Annotation

    public func add(to marks: inout ChartMarks) {
        content.add(to: &marks)
        marks.annotate(
            position: position,
            alignment: alignment,
            spacing: spacing,
            overflow: overflow.y,
            content: annotation
        )
    }
}
