extension View {
    /// Names the view among the tabs that it is one of.
    public func tabItem<V: View>(@ViewBuilder _ label: @escaping () -> V) -> ModifiedView {
        wrapped { evaluation, node in
            TabItemNode(evaluation.place, node, title: evaluation.tabTitle(label()))
        }
    }
}

extension Evaluation {
    /// What a tab is called: the text of a label, or its symbols in words.
    fileprivate func tabTitle(_ label: some View) -> String {
        let text = label.node(at(0)).text
        return text.isEmpty ? label.node(at(1).with { $0.namesSymbols = true }).text : text
    }
}

/// A node that knows what it is called among tabs.
final class TabItemNode: Node {
    let title: String

    init(_ place: Place, _ content: Node, title: String) {
        self.title = title
        super.init(place, children: [content])
    }
}

extension Node {
    /// What the node is called among tabs.
    var tabTitle: String? {
        if let item = self as? TabItemNode { return item.title }
        return inside.flatMap(\.tabTitle)
    }

    /// The badge of the node as a whole.
    var tabBadge: BadgeNode? {
        self as? BadgeNode ?? inside.flatMap(\.tabBadge)
    }

    /// What the node is wrapped around.
    private var inside: Node? {
        if self is ScreenNode || self is StackNode || self is ScrollNode { return nil }
        let children = visibleChildren
        return children.count == 1 ? children[0] : nil
    }
}
