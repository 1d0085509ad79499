extension Node {
    /// The first button in the node, which Enter presses in a list.
    var firstButton: ButtonNode? {
        if let button = self as? ButtonNode { return button }
        for child in visibleChildren {
            if let button = child.firstButton { return button }
        }
        return nil
    }
    /// All buttons in the node, whether they can be seen or not.
    var buttons: [ButtonNode] {
        if let button = self as? ButtonNode { return [button] }
        return children.flatMap(\.buttons)
    }
}
