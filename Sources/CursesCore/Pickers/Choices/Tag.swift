extension View {
    /// Sets the value of the view in a picker, tab view or gauge.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> ModifiedView {
        wrapped { evaluation, node in TagNode(evaluation.place, node, tag: AnyHashable(tag)) }
    }
}

/// A node with a tag.
package final class TagNode: Node {
    let value: AnyHashable

    package init(_ place: Place, _ content: Node, tag: AnyHashable) {
        value = tag
        super.init(place, children: [content])
    }
}

extension Node {
    /// The tag of the node or of its only child, or `nil`.
    package var tag: AnyHashable? {
        if let node = self as? TagNode { return node.value }
        return children.count == 1 ? children[0].tag : nil
    }
}
