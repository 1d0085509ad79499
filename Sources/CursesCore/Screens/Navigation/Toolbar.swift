extension View {
    /// Adds buttons to the help bar; one without a shortcut gets a function key.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView {
        ModifiedView(ToolbarView(content: self, items: content()))
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
        let isPrimary = placement == .primaryAction
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
    let items: any View

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(evaluation.at(0))
        let buttons = evaluation.at(1)
            .kept(items, reading: (), content: { $1 }, nodes: { $0.nodes($1) })
            .flatMap(\.buttons)
        let node = nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
        return [ToolbarNode(evaluation.place, node, buttons: buttons)]
    }
}

/// A node with the key bindings of its toolbar.
private final class ToolbarNode: Node {
    private let items: [ButtonNode]

    init(_ place: Place, _ content: Node, buttons: [ButtonNode]) {
        items = buttons
        super.init(place, children: [content])
    }

    override var shortcuts: [KeyBinding] {
        var number = 1
        let bindings = items.map { button in
            if button.shortcuts.isEmpty { number += 1 }
            var binding =
                button.shortcuts.first
                ?? KeyBinding(
                    .plain(.function(number)),
                    title: button.text,
                    isEnabled: button.isFocusable,
                    isHidden: button.isSecondaryAction,
                    action: button.press
                )
            binding.title = button.text
            binding.isPrimary = button.isPrimaryAction
            return binding
        }
        return grouped(bindings)
    }

    /// Returns the bindings with one summary for each group in the help bar.
    private func grouped(_ bindings: [KeyBinding]) -> [KeyBinding] {
        var result = bindings
        for (index, button) in items.enumerated() {
            guard let group = button.toolbarGroup else { continue }
            result[index].isHidden = true
            if index > 0, items[index - 1].toolbarGroup == group { continue }
            let last = items.lastIndex { $0.toolbarGroup == group } ?? index
            let members = Array(bindings[index...last])
            result[index].summary = KeyBinding.Summary(of: members, title: group)
        }
        return result
    }
}

/// An item of a toolbar.
@MainActor
public protocol ToolbarContent: View {}

/// Collects toolbar items.
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItem: ToolbarContent {}
extension ModifiedView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension ConditionalView: ToolbarContent {}
extension Group: ToolbarContent {}
extension ForEach: ToolbarContent where Content: View {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// A space between toolbar items. Has no effect in a terminal.
public struct ToolbarSpacer: ToolbarContent {
    /// Creates a spacer; the parameters have no effect.
    public init(
        _ sizing: SpacerSizing = .flexible,
        placement: ToolbarItemPlacement = .automatic
    ) {}

    public var body: some View { EmptyView() }
}

/// The sizing of a spacer.
nonisolated public enum SpacerSizing: Hashable, Sendable {
    case flexible, fixed
}

extension View {
    /// Adds buttons to the help bar; the id has no effect, since toolbars cannot be customized.
    public func toolbar<Content: View>(
        id: String,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView { toolbar(content: content) }

    /// Shows views at an edge of scrolled content, like `safeAreaInset`.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        ModifiedView(
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        )
    }
}

extension ToolbarItem {
    /// Creates an item; the id has no effect, since toolbars cannot be customized.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content) }
}

/// The menu of a screen's title; its buttons are in the help bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// Creates a menu of buttons.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// Navigation bar modifiers in their older form.
extension View {
    /// Sets the title of the screen; the older name of `navigationTitle`.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(titleKey) }

    /// Sets the title from a string or text; the older name of `navigationTitle`.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some TitleText,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(title) }

    /// Adds buttons to the help bar; the older form of `toolbar`.
    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading,
        trailing: Trailing
    ) -> ModifiedView {
        toolbar {
            leading
            trailing
        }
    }

    /// Adds buttons to the help bar; the older form of `toolbar`.
    public func navigationBarItems<Leading: View>(leading: Leading) -> ModifiedView {
        toolbar { leading }
    }

    /// Adds buttons to the help bar; the older form of `toolbar`.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> ModifiedView {
        toolbar { trailing }
    }
}

/// The navigation bar of a screen.
nonisolated public enum NavigationBarItem {
    /// The size of the title. Has no effect in a terminal.
    public struct TitleDisplayMode: Hashable, Sendable {
        public static var automatic: Self { Self() }
        public static var inline: Self { Self() }
        public static var large: Self { Self() }
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
