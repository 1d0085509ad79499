/// View beside a mark.
struct MarkAnnotation {
    let box: PlotBox
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    /// Handling if the mark is outside the plot or there is no room.
    let overflow: AnnotationOverflowResolution.Strategy
    /// Evaluates the view for one frame, while its mark may be cached for many.
    let node: (Evaluation) -> Node

    /// When true, the label is outside the plot, beside the end of a horizontal rule.
    var isInMargin: Bool { position == .trailing && box.x == nil && box.y != nil }
}
