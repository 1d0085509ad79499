/// A tree with collapsible branches; each element is a row.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf
    private var depth = 0

    /// Creates rows for trees, identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// Creates rows for trees.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            OutlineRow(
                label: content(element).padding(.leading, Double(depth * 2)),
                branches: element[keyPath: children].map(below)
            )
        }
    }

    private func below(_ data: Data) -> OutlineGroup {
        var result = OutlineGroup(data, id: id, children: children, content: content)
        result.depth = depth + 1
        return result
    }
}

/// A row with its children, which are evaluated while the row is expanded.
private struct OutlineRow<Label: View, Branches: View>: View {
    let label: Label
    let branches: Branches?
    @State private var isOpen = false

    var body: some View {
        if let branches {
            label.folding($isOpen)
            if isOpen { AnyView(branches) }
        } else {
            label
        }
    }
}
