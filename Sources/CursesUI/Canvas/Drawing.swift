/// What a closure has asked to be drawn, in its order.
final class Drawing {
    let evaluation: Evaluation
    let symbols: [Node]
    private(set) var items: [Item] = []

    init(_ evaluation: Evaluation, symbols: [Node]) {
        self.evaluation = evaluation
        self.symbols = symbols
    }

    func add(_ item: Item) {
        items.append(item)
    }

    /// The node of a view that is drawn by itself.
    func node(_ view: some View) -> Node {
        view.node(evaluation.at(items.count + 1))
    }

    /// Something to draw; paths are in points and views in cells.
    enum Item {
        case line(Path, thickness: Int, DotGrid.Pen)
        case area(Path, Style)
        case view(Node, Rect)
    }
}
