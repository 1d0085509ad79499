extension View {
    /// Shows a message with buttons while a value is true; every button ends it.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> ModifiedView {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows a question with buttons while a value is true; every button ends it.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> ModifiedView {
        alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Shows a message with buttons while a value is true; the title is text as it stands.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> ModifiedView {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows a message about a value, with buttons, while a value is true.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(
            Text(titleKey),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows a question about a value, with buttons, while a value is true.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }

    /// Shows a message with buttons while a value is true.
    public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> ModifiedView {
        presenting(
            isPresented: { isPresented.wrappedValue },
            dismiss: { isPresented.wrappedValue = false },
            presented: { evaluation in
                let view = AlertView(
                    actions: actions(),
                    message: message(),
                    dismiss: { isPresented.wrappedValue = false }
                )
                return (title.resolve(evaluation.environment), view)
            }
        )
    }
}

/// A message over a row of buttons.
private struct AlertView: PrimitiveView {
    let actions: any View
    let message: any View
    let dismiss: () -> Void

    public func nodes(_ evaluation: Evaluation) -> [Node] {
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
        let text = message.nodes(evaluation.at(0)) + nodes.filter(\.takesText)
        let column = text + [InsetNode(evaluation.place.child(3), row, insets: gap(text))]
        return [
            StackNode(
                evaluation.place,
                column,
                axis: .vertical,
                spacing: 0,
                alignment: .topLeading
            )
        ]
    }

    private func buttons(_ evaluation: Evaluation) -> [Node] {
        let nodes = actions.nodes(evaluation.at(0))
        return nodes.isEmpty ? Button("OK") {}.nodes(evaluation.at(1)) : nodes
    }

    private func gap(_ text: [Node]) -> EdgeInsets {
        EdgeInsets(top: text.isEmpty ? 0 : 1)
    }
}
