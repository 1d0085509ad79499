extension View {
    /// Adds buttons and toggles to the help bar; one without a shortcut gets a function key.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView {
        ModifiedView(ToolbarView(content: self, items: ModifiedView(content())))
    }
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
    private let placement: ToolbarItemPlacement
    private let group: LocalizedStringKey?
    private let content: Content

    /// Creates an item of the help bar: a primary action comes first, secondary ones are in the
    /// help only, and items with a label are shown as one, from the first key to the last. A picker
    /// in the principal place is at the end of the title bar, for the mouse only.
    public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content,
        label: LocalizedStringKey? = nil
    ) {
        self.placement = placement
        self.content = content()
        group = label
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let isPrimary = placement == .primaryAction || placement == .confirmationAction
        let isSecondary = placement == .secondaryAction
        let inner = evaluation.at(0).putting((isPrimary, isSecondary, group)) {
            $0.buttonPlace.isPrimaryAction = $1.0
            $0.buttonPlace.isSecondaryAction = $1.1
            $0.buttonPlace.toolbarGroup = $1.2.map { [values = $0] in values.string($0) }
        }
        let nodes = content.nodes(inner)
        guard placement == .principal, nodes.count == 1, nodes[0].buttons.isEmpty,
            nodes[0].isFocusable
        else { return nodes }
        evaluation.tellScreen { $0.principal = nodes[0] }
        return []
    }
}

/// A group of toolbar items.
public typealias ToolbarItemGroup = ToolbarItem

/// The placement of a toolbar item; in a terminal only the principal item, primary and secondary
/// actions differ from the others.
nonisolated public enum ToolbarItemPlacement: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction
    case confirmationAction, cancellationAction, destructiveAction, bottomBar, keyboard
    case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, status
    case title, subtitle, largeTitle, largeSubtitle
}

private struct ToolbarView: PrimitiveView {
    let content: any View
    let items: ModifiedView

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(evaluation.at(0))
        let buttons = evaluation.at(1).putting(true) { $0.buttonPlace.isInToolbar = $1 }
            .kept(items, reading: (), content: { $1 }, nodes: { $0.nodes($1) })
            .flatMap(\.buttons)
        let node = nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
        return [ToolbarNode(evaluation.place, node, buttons: buttons)]
    }
}

/// A node with the key bindings of its toolbar.
private final class ToolbarNode: Node {
    private let items: [ButtonNode]
    private lazy var bindings = makeBindings()

    init(_ place: Place, _ content: Node, buttons: [ButtonNode]) {
        items = buttons
        super.init(place, children: [content])
    }

    override var shortcuts: [KeyBinding] { bindings }

    private func makeBindings() -> [KeyBinding] {
        var number = 1
        let bindings = items.map { button in
            if button.shortcuts.isEmpty { number += 1 }
            var binding =
                button.shortcuts.first
                ?? KeyBinding(
                    .plain(.function(number)),
                    title: button.text,
                    isEnabled: button.isFocusable,
                    isHidden: button.context.isSecondaryAction,
                    action: button.press
                )
            binding.title = button.context.isOn ? "\(button.text) ✓" : button.text
            binding.isPrimary = button.context.isPrimaryAction
            return binding
        }
        return grouped(bindings)
    }

    /// Returns the bindings with one summary for each group in the help bar.
    private func grouped(_ bindings: [KeyBinding]) -> [KeyBinding] {
        var result = bindings
        for (index, button) in items.enumerated() {
            guard let group = button.context.toolbarGroup else { continue }
            result[index].isHidden = true
            if index > 0, items[index - 1].context.toolbarGroup == group { continue }
            let last = items.lastIndex { $0.context.toolbarGroup == group } ?? index
            let members = Array(bindings[index...last])
            result[index].summary = KeyBinding.Summary(of: members, title: group)
        }
        return result
    }
}

extension View {
    /// Runs an action on F5; the key is listed in the help only.
    public func refreshable(action: @escaping () async -> Void) -> ModifiedView {
        toolbar {
            ToolbarItem(placement: .secondaryAction) {
                Button("refresh") { Task { await action() } }
                    .keyboardShortcut(.function(5), modifiers: [])
            }
        }
    }
}
