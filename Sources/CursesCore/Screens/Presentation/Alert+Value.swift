/// A message with one or two buttons, as a value; the older form.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Says something, with a button that ends it.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title, message, [dismissButton ?? .default(Text("OK"))])
    }

    /// Asks something, with two buttons.
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

    /// A button of a message.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// A button that does something.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that does nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A button that does nothing, and says so.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// A button after which something is gone.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A question with buttons, as a value; the older form of a confirmation dialog.
public struct ActionSheet {
    let alert: Alert

    /// A button of a question.
    public typealias Button = Alert.Button

    /// Asks something.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        alert = Alert(title, message, buttons)
    }
}

extension View {
    /// Shows a message while a value is true; every button ends it.
    public func alert(
        isPresented: Binding<Bool>,
        content: @escaping () -> Alert
    ) -> ModifiedView { alert(isPresented, content) }

    /// Shows a message about an item while there is one; every button ends it.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> Alert
    ) -> ModifiedView { alert(item.isThere()) { item.wrappedValue.map(content) } }

    /// Asks something while a value is true; every button ends it.
    public func actionSheet(
        isPresented: Binding<Bool>,
        content: @escaping () -> ActionSheet
    ) -> ModifiedView { alert(isPresented) { content().alert } }

    /// Asks something about an item while there is one; every button ends it.
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
    /// Whether there is an item, which is forgotten with it.
    fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(
            get: { wrappedValue != nil },
            set: { if !$0 { wrappedValue = nil } }
        )
    }
}
