extension Node {
    /// The first button in the node, which Enter presses in a list; `nil` without any.
    var firstButton: ButtonNode? {
        if let button = self as? ButtonNode { return button }
        for child in visibleChildren {
            if let button = child.firstButton { return button }
        }
        return nil
    }
    /// All buttons in the node, including hidden ones.
    var buttons: [ButtonNode] {
        if let button = self as? ButtonNode { return [button] }
        return children.flatMap(\.buttons)
    }
}
