/// A complete frame: what is shown, and what keys and the mouse mean until the next.
struct Frame {
    var canvas: Canvas
    var cursor: Point?
    /// What keys go to, in the order of Tab.
    var focusables: [Node]
    /// What takes the keys now.
    var focused: Node?
    /// The layer on top.
    var top: Layer
    /// The keys that work wherever the focus is.
    var shortcuts: [KeyBinding]
    /// What can be clicked, the last in front.
    var hits: [(rect: Rect, node: Node)]

    /// Nodes from the focused one outwards, or all of the top layer from the last inwards.
    var responders: [Node] {
        guard var node = focused else { return Frame.descendants(of: top.root).reversed() }
        var chain = [node]
        while let parent = node.parent {
            chain.append(parent)
            node = parent
        }
        return chain
    }

    private static func descendants(of node: Node) -> [Node] {
        [node] + node.visibleChildren.flatMap(descendants)
    }
}
