/// A short confirmation, with an optional key such as undo.
public struct Toast {
    let message: LocalizedStringKey
    let isGood: Bool
    let actionTitle: LocalizedStringKey?
    let press: KeyPress
    let action: () -> Void

    /// Creates a toast with a message, in the colour of success if it is good, and an optional key
    /// for an action.
    public init(
        _ message: LocalizedStringKey,
        isGood: Bool = false,
        actionTitle: LocalizedStringKey? = nil,
        key: KeyEquivalent = .escape,
        modifiers: EventModifiers = [],
        action: @escaping () -> Void = {}
    ) {
        self.message = message
        self.isGood = isGood
        self.actionTitle = actionTitle
        press = KeyPress(key, modifiers: modifiers)
        self.action = action
    }

    func bar(
        _ environment: EnvironmentValues,
        firstFrame: Int,
        owner: ToastOwner,
        timer: ToastTimer,
        dismiss: @escaping () -> Void
    ) -> ToastBar {
        let binding = actionTitle.map { title in
            KeyBinding([press], title: environment.string(title)) { [action] in
                dismiss()
                action()
            }
        }
        let text = environment.string(message)
        return ToastBar(
            text: text,
            message: GlyphText(text),
            isGood: isGood,
            bindings: binding.map { [environment.chosenKeys.applied(to: $0)] } ?? [],
            firstFrame: firstFrame,
            owner: owner,
            timer: timer,
            dismiss: dismiss
        )
    }
}

extension View {
    /// Shows a toast beside or above the help bar until its duration ends, the item becomes `nil`
    /// or another toast appears.
    public func toast<Item: Equatable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> Toast
    ) -> ModifiedView {
        let owner = ToastOwner()
        return ModifiedView(
            self,
            enter: { evaluation in
                present(item, content, owner, evaluation)
                return evaluation.at(0)
            },
            wrap: { ToastNode($0.place, $1, owner) }
        )
    }

    private func present<Item: Equatable>(
        _ item: Binding<Item?>,
        _ content: (Item) -> Toast,
        _ owner: ToastOwner,
        _ evaluation: Evaluation
    ) {
        let value = item.wrappedValue
        let timer = evaluation.place.slot { ItemToastTimer<Item>() }
        let environment = evaluation.environment
        owner.bindings = []
        evaluation.afterwards {
            timer.restart(for: value, environment) {
                // Another item may have come since the last frame.
                if item.wrappedValue == value { item.wrappedValue = nil }
            }
        }
        guard let value else { return }
        let frame = timer.firstFrame(of: value, now: evaluation.place.clock.frame)
        let bar = content(value).bar(
            environment,
            firstFrame: frame,
            owner: owner,
            timer: timer
        ) { item.wrappedValue = nil }
        evaluation.findings.add(.toast(bar))
    }
}

/// A node with the key binding of a toast, inactive while the toast is covered.
private final class ToastNode: Node {
    private let owner: ToastOwner

    init(_ place: Place, _ content: Node, _ owner: ToastOwner) {
        self.owner = owner
        super.init(place, children: [content])
    }

    override var shortcuts: [KeyBinding] { owner.bindings }
}

/// The timer of an item's toast.
private final class ItemToastTimer<Item: Equatable>: ToastTimer {
    private var item: Item?
    private var firstFrame = 0

    func firstFrame(of item: Item, now frame: Int) -> Int {
        if item != self.item { firstFrame = frame }
        return firstFrame
    }

    func restart(for item: Item?, _ environment: EnvironmentValues, dismiss: @escaping () -> Void) {
        guard item != self.item else { return }
        self.item = item
        if item == nil { end() } else { begin(environment, dismiss: dismiss) }
    }
}
