extension View {
    /// Adds actions to a row of a list; Space shows them, and shortcuts run them directly.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping () -> T
    ) -> ModifiedView { contextMenu(menuItems: content) }

    /// Adds actions to a row of a list; Space shows them, and shortcuts run them directly.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let items = evaluation.at(named: "actions")
            return RowActionsNode(
                evaluation.place,
                node,
                actions: menuItems().nodes(items).flatMap(\.buttons)
            )
        }
    }
}

extension View {
    /// Adds actions to a row of a list; the preview is not shown in a terminal.
    public func contextMenu<MenuItems: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: @escaping () -> P
    ) -> ModifiedView { contextMenu(menuItems: menuItems) }
}

extension View {
    /// Sets the title of Enter for the rows of a list, by default “open”.
    public func rowVerb(_ verb: LocalizedStringKey) -> ModifiedView {
        environment(putting: verb) { $0.rowVerb = $1 }
    }
}

/// A horizontal edge.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing
}

/// A row with actions that are not drawn.
private final class RowActionsNode: Node {
    let actions: [ButtonNode]

    init(_ place: Place, _ content: Node, actions: [ButtonNode]) {
        self.actions = actions
        super.init(place, children: [content])
    }
}

extension Node {
    /// Actions of a row except its first button.
    var rowActions: [ButtonNode] {
        buttons.dropFirst() + offeredActions
    }

    private var offeredActions: [ButtonNode] {
        children.flatMap(\.offeredActions) + ((self as? RowActionsNode)?.actions ?? [])
    }
}

extension EnvironmentValues {
    /// The title of Enter for the rows of a list.
    @LocalEntry var rowVerb: LocalizedStringKey = "open"
}
