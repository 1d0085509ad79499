/// A view beside a mark.
struct MarkAnnotation {
    let box: PlotBox
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    /// What becomes of it where its mark is beyond the plot, or where there is no room for it.
    let overflow: AnnotationOverflowResolution.Strategy
    /// Evaluates the view, which belongs to one frame; the mark it stands beside may be kept for many.
    let node: (Evaluation) -> Node

    /// When true, the label is outside the plot, beside the end of a horizontal rule.
    var isInMargin: Bool { position == .trailing && box.x == nil && box.y != nil }
}
