/// A menu of actions for the current row of a list.
struct RowMenu: View {
    let actions: [ButtonNode]
    let dismiss: () -> Void

    var body: some View {
        List(actions.indices, id: \.self) { index in
            let action = actions[index]
            Button(role: action.role) {
                dismiss()
                action.press()
            } label: {
                Text(verbatim: action.text)
            }
            .disabled(!action.isFocusable)
        }
        .environment { $0.rowVerb = "choose" }
        .frame(idealWidth: width, maxHeight: Double(actions.count))
    }

    private var width: Double {
        Double(actions.reduce(20) { max($0, GlyphText($1.text).width + ListNode.marginWidth) })
    }
}

extension ListNode {
    /// The keys of the current row's actions, and the key of their menu.
    var actionBindings: [KeyBinding] {
        let actions = (currentRow?.rowActions ?? []) + offeredActions
        guard !actions.isEmpty else { return [] }
        let title = environment.string("actions")
        let menu = KeyBinding(.plain(.space), title: title) { [memory, environment] in
            memory.menu = actions
            environment.frameRequest.fire()
        }
        return actions.compactMap(\.shortcuts.first) + [menu]
    }

    /// Returns the list, or a node that contains it, with the menu of the current row while open.
    func presentingMenu(_ evaluation: Evaluation, over node: Node? = nil) -> [Node] {
        let memory = memory
        let dismiss = { [request = environment.frameRequest, place] in
            memory.menu = []
            request.touch(place)
        }
        return Presenter(
            content: NodesView(nodes: [node ?? self]),
            isPresented: { !memory.menu.isEmpty },
            control: { self.currentRow },
            dismiss: dismiss,
            presented: { inner in
                (inner.string("Actions"), RowMenu(actions: memory.menu, dismiss: dismiss))
            }
        )
        .nodes(evaluation)
    }
}

extension View {
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
    /// Sets the title of Enter for the rows of a list, by default “open”.
    public func rowVerb(_ verb: LocalizedStringKey) -> ModifiedView {
        environment(putting: verb) { $0.rowVerb = $1 }
    }
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
