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
            let value = item.wrappedValue
            let timer = evaluation.place.slot { ToastTimer<Item>() }
            let environment = evaluation.environment
            evaluation.draft.effects.append {
                timer.follow(value, environment) { item.wrappedValue = nil }
            }
            guard let value else { return }
            evaluation.draft.toast = ToastBar(content(value), environment) {
                item.wrappedValue = nil
            }
        }
    }
}

/// Takes a toast away when it has been there long enough.
private final class ToastTimer<Item: Equatable>: LeavingSlot {
    private var item: Item?
    private var task: Task<Void, Never>?

    func follow(
        _ item: Item?,
        _ environment: EnvironmentValues,
        dismiss: @escaping () -> Void
    ) {
        guard item != self.item else { return }
        self.item = item
        task?.cancel()
        guard item != nil else { return }
        task = Task {
            try? await environment.sleep(environment.toastDuration)
            if !Task.isCancelled { dismiss() }
        }
    }

    override func leave() {
        task?.cancel()
    }
}
