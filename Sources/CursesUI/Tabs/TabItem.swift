extension View {
    /// Sets the label of the view in its `TabView`.
    public func tabItem<V: View>(@ViewBuilder _ label: @escaping () -> V) -> ModifiedView {
        wrapped { evaluation, node in
            TabItemNode(evaluation.place, node, title: evaluation.tabTitle(label()))
        }
    }
}

extension Evaluation {
    /// Returns the text of a label, or the names of its symbols if it has no text.
    fileprivate func tabTitle(_ label: some View) -> String {
        let text = label.node(at(0)).text
        return text.isEmpty ? label.node(at(1).with { $0.namesSymbols = true }).text : text
    }
}

/// A node with the title of its tab.
final class TabItemNode: Node {
    let title: String

    init(_ place: Place, _ content: Node, title: String) {
        self.title = title
        super.init(place, children: [content])
    }
}

extension Node {
    /// The title of the node's tab, or `nil` without `tabItem`.
    var tabTitle: String? {
        if let item = self as? TabItemNode { return item.title }
        return inside.flatMap(\.tabTitle)
    }

    /// The badge of the tab, or `nil`.
    var tabBadge: BadgeNode? {
        self as? BadgeNode ?? inside.flatMap(\.tabBadge)
    }

    /// The single child inside wrappers; `nil` for containers of screens.
    private var inside: Node? {
        if self is ScreenNode || self is StackNode || self is ScrollNode { return nil }
        let children = visibleChildren
        return children.count == 1 ? children[0] : nil
    }
}
