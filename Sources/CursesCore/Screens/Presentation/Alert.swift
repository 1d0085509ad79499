extension View {
    /// Presents a dialog with buttons while a value is true; every button closes it.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M = { EmptyView() }
    ) -> ModifiedView {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents a dialog while a value is true, titled by a string or text.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ title: some TitleText,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M = { EmptyView() }
    ) -> ModifiedView {
        let dismiss = { isPresented.wrappedValue = false }
        let alert = Presenter(
            content: self,
            isPresented: { isPresented.wrappedValue },
            isWholeTitle: true,
            dismiss: dismiss,
            presented: { evaluation in
                let view = AlertView(actions: actions(), message: message(), dismiss: dismiss)
                return (title.titleText.resolve(evaluation.environment), view)
            }
        )
        return ModifiedView(alert)
    }
}

/// A message above a row of buttons, with text fields in between.
private struct AlertView: PrimitiveView {
    let actions: any View
    let message: any View
    let dismiss: () -> Void

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = buttons(
            evaluation.at(1).with {
                $0.buttonPlace.afterAction = dismiss
                $0.isInRow = true
            }
        )
        let row = StackNode(
            evaluation.place.child(2),
            nodes.filter { !$0.takesText },
            axis: .horizontal,
            spacing: 1
        )
        let fields = nodes.filter(\.takesText)
        if fields.isEmpty { giveLetters(to: nodes.flatMap(\.buttons)) }
        let text = message.nodes(evaluation.at(0)) + fields
        let isRead = fields.isEmpty
        return [FootNode(evaluation, text, foot: row, gap: 1, isRead: isRead, isTrailing: true)]
    }

    /// Lets a button be pressed by the first letter of its title, unless two have it. A key that is
    /// pressed twice must not confirm a deletion, and a word that is typed too early must not open
    /// another screen.
    private func giveLetters(to buttons: [ButtonNode]) {
        let letters = buttons.map { $0.text.lowercased().first }
        for (button, letter) in zip(buttons, letters) {
            guard let letter, ("a"..."z").contains(letter), button.role != .destructive,
                button.text.last != "…",
                letters.count(where: { $0 == letter }) == 1
            else { continue }
            button.letter = .plain(.init(letter))
        }
    }

    private func buttons(_ evaluation: Evaluation) -> [Node] {
        let nodes = actions.nodes(evaluation.at(0))
        return nodes.isEmpty ? Button("OK") {}.nodes(evaluation.at(1)) : nodes
    }
}
