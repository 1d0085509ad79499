extension View {
    /// Puts buttons into the help bar; one without a shortcut gets a function key.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView {
        ModifiedView(ToolbarView(content: self, items: content()))
    }
}

/// A button of a toolbar.
public struct ToolbarItem<Content: View>: View {
    private let content: Content
    private let isSecondary: Bool

    /// Places a button in the help bar, or, as a secondary action, in the full help and palette only.
    public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        isSecondary = placement == .secondaryAction
    }

    public var body: some View {
        content.environment { $0.isSecondaryAction = isSecondary }
    }
}

/// Some buttons of a toolbar.
public typealias ToolbarItemGroup = ToolbarItem

/// Where a button of a toolbar stands; on a terminal every place but that of secondary actions is the
/// help bar.
nonisolated public enum ToolbarItemPlacement: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction
    case confirmationAction, cancellationAction, destructiveAction, bottomBar, keyboard
    case topBarLeading, topBarTrailing
}

private struct ToolbarView: PrimitiveView {
    let content: any View
    let items: any View

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(evaluation.at(0))
        let buttons = items.nodes(evaluation.at(1)).flatMap(\.buttons)
        let node = nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
        return [ToolbarNode(evaluation.place, node, buttons: buttons)]
    }
}

/// A node that answers the keys of its toolbar.
private final class ToolbarNode: Node {
    private let items: [ButtonNode]

    init(_ place: Place, _ content: Node, buttons: [ButtonNode]) {
        items = buttons
        super.init(place, children: [content])
    }

    override var shortcuts: [KeyBinding] {
        var number = 1
        return items.map { button in
            if let shortcut = button.shortcuts.first { return shortcut }
            number += 1
            return KeyBinding(
                .plain(.function(number)),
                title: button.text,
                isEnabled: button.isFocusable,
                action: button.press
            )
        }
    }
}

extension Node {
    fileprivate var buttons: [ButtonNode] {
        if let button = self as? ButtonNode { return [button] }
        return children.flatMap(\.buttons)
    }
}
