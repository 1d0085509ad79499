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

    /// Presents a dialog about a value while `isPresented` is true and there is a value.
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

    /// Presents a dialog about a value, titled by a string or text.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ title: some TitleText,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(
            title,
            isPresented: Binding(
                get: { isPresented.wrappedValue && data != nil },
                set: { isPresented.wrappedValue = $0 }
            ),
            actions: { if let data { actions(data) } },
            message: { if let data { message(data) } }
        )
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

    /// Presents a dialog about a value without a message.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }

    /// Presents a dialog about a value without a message, titled by a string or text.
    @_disfavoredOverload
    public func alert<A: View, T>(
        _ title: some TitleText,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }
}

/// A message above a row of buttons, with text fields in between.
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
        let fields = nodes.filter(\.takesText)
        let text = message.nodes(evaluation.at(0)) + fields
        let isRead = fields.isEmpty
        return [FootNode(evaluation, text, foot: row, gap: 1, isRead: isRead, isTrailing: true)]
    }

    private func buttons(_ evaluation: Evaluation) -> [Node] {
        let nodes = actions.nodes(evaluation.at(0))
        return nodes.isEmpty ? Button("OK") {}.nodes(evaluation.at(1)) : nodes
    }
}

extension View {
    /// Presents an error's description with buttons while a value is true and the error is set.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping () -> A
    ) -> ModifiedView {
        alert(isPresented: isPresented, error: error) { _ in
            actions()
        } message: { _ in
            EmptyView()
        }
    }

    /// Presents an error's description with buttons and a message while the error is set.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> ModifiedView {
        alert(
            Text(verbatim: error?.errorDescription ?? ""),
            isPresented: Binding(
                get: { isPresented.wrappedValue && error != nil },
                set: { isPresented.wrappedValue = $0 }
            ),
            actions: { if let error { actions(error) } },
            message: { if let error { message(error) } }
        )
    }
}
