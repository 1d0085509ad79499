/// A view beside a mark.
struct MarkAnnotation {
    let box: PlotBox
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    /// Whether it is at the edge of the plot where its mark is beyond that.
    let staysInside: Bool
    /// Evaluates the view, which belongs to one frame; the mark it stands beside may be kept for many.
    let node: (Evaluation) -> Node
}
