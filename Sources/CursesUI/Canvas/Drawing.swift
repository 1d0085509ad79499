/// Records the drawing commands of a canvas, in order.
final class Drawing {
    let evaluation: Evaluation
    let symbols: [Node]
    private(set) var items: [Item] = []
    private var nodeCount = 0

    init(_ evaluation: Evaluation, symbols: [Node]) {
        self.evaluation = evaluation
        self.symbols = symbols
    }

    func add(_ item: Item) {
        items.append(item)
    }

    /// Returns the node of a view that is drawn on the canvas.
    func node(_ view: some View) -> Node {
        nodeCount += 1
        return view.node(evaluation.at(nodeCount))
    }

    /// A drawing command; paths are in points and rectangles of views in cells.
    enum Item {
        case line(Path, thickness: Int, DotGrid.Pen)
        case area(Path, Style)
        case view(Node, Rect)
    }
}
