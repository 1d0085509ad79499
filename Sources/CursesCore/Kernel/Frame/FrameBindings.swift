/// Key bindings and focusable nodes of a layer, from the outermost inwards.
package struct FrameBindings {
    package private(set) var focusables: [Node] = []
    var shortcuts: [KeyBinding] = []

    package init(_ root: Node) {
        collect(root)
    }

    private mutating func collect(_ node: Node) {
        let own = node.shortcuts
        if node.isFocusable { focusables.append(node) }
        if node.ownsFocus {
            focusables += node.innerFocusables
        } else {
            for child in node.visibleChildren { collect(child) }
        }
        shortcuts += own
    }
}
