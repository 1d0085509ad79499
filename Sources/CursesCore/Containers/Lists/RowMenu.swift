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
