extension View {
    /// Names the value that the view stands for in a picker or a gauge.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> ModifiedView {
        wrapped { evaluation, node in TagNode(evaluation.place, node, tag: AnyHashable(tag)) }
    }
}

/// A node that stands for a value.
package final class TagNode: Node {
    let value: AnyHashable

    package init(_ place: Place, _ content: Node, tag: AnyHashable) {
        value = tag
        super.init(place, children: [content])
    }
}

extension Node {
    /// The value that the node stands for.
    package var tag: AnyHashable? {
        if let node = self as? TagNode { return node.value }
        return children.count == 1 ? children[0].tag : nil
    }
}
