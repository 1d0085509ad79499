/// A short message that something has been done, with a key that takes it back.
public struct Toast {
    let message: LocalizedStringKey
    let actionTitle: LocalizedStringKey?
    let key: KeyEquivalent
    let action: () -> Void

    /// Says what has been done.
    public init(_ message: LocalizedStringKey) {
        self.init(message, actionTitle: nil, key: .escape) {}
    }

    /// Says what has been done and what a key does about it.
    public init(
        _ message: LocalizedStringKey,
        actionTitle: LocalizedStringKey?,
        key: KeyEquivalent,
        action: @escaping () -> Void
    ) {
        self.message = message
        self.actionTitle = actionTitle
        self.key = key
        self.action = action
    }
}

extension View {
    /// Shows a message over the help bar for a while, or until there is no item any more.
    public func toast<Item: Equatable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> Toast
    ) -> ModifiedView {
        attached { evaluation in
            guard let value = item.wrappedValue else { return }
            evaluation.draft.toast = ToastBar(content(value), evaluation.environment) {
                item.wrappedValue = nil
            }
        }
        .task(id: item.wrappedValue) {
            guard item.wrappedValue != nil else { return }
            try? await Task.sleep(for: .seconds(8))
            if !Task.isCancelled { item.wrappedValue = nil }
        }
    }
}
