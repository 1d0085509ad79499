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
        return actions.compactMap(\.shortcuts.first) + [
            memory.menu.opening(actions, by: .plain(.space), environment)
        ]
    }

    /// Returns the list, or a node that contains it, with the menu of the current row while open.
    func presentingMenu(_ evaluation: Evaluation, over node: Node? = nil) -> [Node] {
        memory.menu.presented(evaluation, over: node ?? self) { self.currentRow }
    }
}

/// The actions of a menu while it is open.
final class ActionMenu {
    private var actions: [ButtonNode] = []

    func opening(
        _ actions: [ButtonNode],
        by key: KeyPress,
        _ environment: EnvironmentValues
    ) -> KeyBinding {
        KeyBinding(key, title: environment.string("actions")) { [self] in
            self.actions = actions
            environment.frameRequest.fire()
        }
    }

    /// Returns a node with the menu beside a control while it is open.
    func presented(
        _ evaluation: Evaluation,
        over node: Node,
        control: @escaping () -> Node?
    ) -> [Node] {
        let dismiss = { [self, request = evaluation.environment.frameRequest] in
            actions = []
            request.touch(node.place)
        }
        return Presenter(
            content: NodesView(nodes: [node]),
            isPresented: { !self.actions.isEmpty },
            control: control,
            dismiss: dismiss,
            presented: { inner in
                (inner.string("Actions"), RowMenu(actions: self.actions, dismiss: dismiss))
            }
        )
        .nodes(evaluation)
    }
}

extension View {
    /// Adds actions. In a row of a list, Space shows them; elsewhere, Alt-Enter does for a focused
    /// control. Shortcuts run them directly.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let items = evaluation.at(named: "actions")
            let actions = menuItems().nodes(items).flatMap(\.buttons)
            let row = RowActionsNode(evaluation, node, actions: actions)
            return row.menu.presented(evaluation.at(named: "menu"), over: row) { row }[0]
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
    let menu: ActionMenu
    private let environment: EnvironmentValues

    init(_ evaluation: Evaluation, _ content: Node, actions: [ButtonNode]) {
        self.actions = actions
        environment = evaluation.environment
        menu = evaluation.place.slot { ActionMenu() }
        super.init(evaluation.place, children: [content])
    }

    override var keyBindings: [KeyBinding] {
        let key = KeyPress(.return, modifiers: .option)
        return actions.compactMap(\.shortcuts.first) + [menu.opening(actions, by: key, environment)]
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
