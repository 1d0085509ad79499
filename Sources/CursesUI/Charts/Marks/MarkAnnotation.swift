/// A view beside a mark.
struct MarkAnnotation {
    let box: PlotBox
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    let node: Node
}
