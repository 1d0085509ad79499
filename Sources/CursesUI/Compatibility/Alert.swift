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
