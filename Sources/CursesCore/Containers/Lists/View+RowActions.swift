extension View {
    /// Offers actions for a row of a list; Space shows them, and one with a shortcut has its key too.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping () -> T
    ) -> ModifiedView { contextMenu(menuItems: content) }

    /// Offers actions for a row of a list; Space shows them, and one with a shortcut has its key too.
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
    /// Offers actions for a row of a list; what SwiftUI shows of the row beside them is the row itself.
    public func contextMenu<MenuItems: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: @escaping () -> P
    ) -> ModifiedView { contextMenu(menuItems: menuItems) }
}

extension View {
    /// Says in a word what Enter does with a row of a list.
    public func rowVerb(_ verb: LocalizedStringKey) -> ModifiedView {
        environment(putting: verb) { $0.rowVerb = $1 }
    }
}

/// A side of a row.
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
    /// What can be done with a row beside pressing its first button.
    var rowActions: [ButtonNode] {
        buttons.dropFirst() + offeredActions
    }

    private var offeredActions: [ButtonNode] {
        children.flatMap(\.offeredActions) + ((self as? RowActionsNode)?.actions ?? [])
    }
}

extension EnvironmentValues {
    /// What Enter does with a row of the list.
    @LocalEntry var rowVerb: LocalizedStringKey = "open"
}
