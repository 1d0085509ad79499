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

/// A dialog with one or two buttons, as a value; the older form.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a dialog with one button, "OK" by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title, message, [dismissButton ?? .default(Text("OK"))])
    }

    /// Creates a dialog with two buttons.
    public init(
        title: Text,
        message: Text? = nil,
        primaryButton: Button,
        secondaryButton: Button
    ) { self.init(title, message, [primaryButton, secondaryButton]) }

    fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of a dialog.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// Creates a button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// Creates a cancel button.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// Creates a button titled "Cancel".
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// Creates a button for a destructive action.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A dialog with buttons, as a value; the older form of a confirmation dialog.
public struct ActionSheet {
    let alert: Alert

    /// A button of the dialog.
    public typealias Button = Alert.Button

    /// Creates a dialog with buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        alert = Alert(title, message, buttons)
    }
}

extension View {
    /// Presents a dialog while a value is true; every button closes it.
    public func alert(
        isPresented: Binding<Bool>,
        content: @escaping () -> Alert
    ) -> ModifiedView { alert(isPresented, content) }

    /// Presents a dialog about an item while it is set; every button closes it.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> Alert
    ) -> ModifiedView { alert(item.isThere()) { item.wrappedValue.map(content) } }

    /// Presents a dialog while a value is true; every button closes it.
    public func actionSheet(
        isPresented: Binding<Bool>,
        content: @escaping () -> ActionSheet
    ) -> ModifiedView { alert(isPresented) { content().alert } }

    /// Presents a dialog about an item while it is set; every button closes it.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> ActionSheet
    ) -> ModifiedView { alert(item.isThere()) { item.wrappedValue.map { content($0).alert } } }

    private func alert(
        _ isPresented: Binding<Bool>,
        _ make: @escaping () -> Alert?
    ) -> ModifiedView {
        let alert = isPresented.wrappedValue ? make() : nil
        return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: isPresented) {
            ForEach(0..<(alert?.buttons.count ?? 0)) { index in
                if let button = alert?.buttons[index] {
                    Button(role: button.role, action: button.action) { button.label }
                }
            }
        } message: {
            alert?.message
        }
    }
}

extension Binding {
    /// Returns a binding that is true while there is an item; false clears it.
    fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(
            get: { wrappedValue != nil },
            set: { if !$0 { wrappedValue = nil } }
        )
    }
}
