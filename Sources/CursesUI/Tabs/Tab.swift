/// A screen of a `TabView` with its label and selection value.
public struct Tab<Value, Content: View, Label: View>: View {
    private let value: AnyHashable?
    private let content: Content
    private let label: Label

    /// Creates a tab with a custom label and a selection value.
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value: Hashable {
        self.value = AnyHashable(value)
        self.content = content()
        self.label = label()
    }

    /// Creates a tab with a custom label.
    public init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == Never {
        value = nil
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        content.tabItem { label }.tag(ifAny: value)
    }
}

extension Tab where Label == CursesUI.Label<Text, Image> {
    /// Creates a tab with a localized label and a selection value.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(value: value, role: role, content: content) {
            CursesUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a tab with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(role: role, content: content) {
            CursesUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a tab titled by a string or text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(role: role, content: content) {
            CursesUI.Label(title, systemImage: systemImage)
        }
    }
}

/// The role of a tab. Has no effect in a terminal.
nonisolated public enum TabRole: Hashable, Sendable {
    case search
}

extension View {
    fileprivate func tag(ifAny value: AnyHashable?) -> ModifiedView {
        wrapped { evaluation, node in
            value.map { TagNode(evaluation.place, node, $0) } ?? node
        }
    }
}

/// Collects tabs whose values have the selection's type.
@resultBuilder
nonisolated public enum TabContentBuilder<SelectionValue: Hashable> {
    public static func buildExpression<Content: View, Label: View>(
        _ tab: Tab<SelectionValue, Content, Label>
    ) -> Tab<SelectionValue, Content, Label> { tab }

    @_disfavoredOverload
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalView<First, Second> { .first(first) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalView<First, Second> { .second(second) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

extension View {
    /// Sets the label of the view in its `TabView`.
    public func tabItem<V: View>(@ViewBuilder _ label: @escaping () -> V) -> ModifiedView {
        wrapped { evaluation, node in
            TabItemNode(evaluation.place, node, title: evaluation.tabTitle(label()))
        }
    }
}

extension Evaluation {
    /// Returns the text of a label, or the names of its symbols if it has no text.
    fileprivate func tabTitle(_ label: some View) -> String {
        let text = label.node(at(0)).text
        return text.isEmpty ? label.node(at(1).with { $0.namesSymbols = true }).text : text
    }
}

/// A node with the title of its tab.
final class TabItemNode: Node {
    let title: String

    init(_ place: Place, _ content: Node, title: String) {
        self.title = title
        super.init(place, children: [content])
    }
}

extension Node {
    /// The title of the node's tab, or `nil` without `tabItem`.
    var tabTitle: String? {
        if let item = self as? TabItemNode { return item.title }
        return inside.flatMap(\.tabTitle)
    }

    /// The badge of the tab, or `nil`.
    var tabBadge: BadgeNode? {
        self as? BadgeNode ?? inside.flatMap(\.tabBadge)
    }

    /// The single child inside wrappers; `nil` for containers of screens.
    private var inside: Node? {
        if self is ScreenNode || self is StackNode || self is ScrollNode { return nil }
        let children = visibleChildren
        return children.count == 1 ? children[0] : nil
    }
}

/// An evaluated tab; its titles, keys and effects are held back until the tab is first shown.
struct TabPage {
    let node: Node
    let title: String
    let tag: AnyHashable?
    let place: Place
    let memory: TabPageMemory
    private let findings = Findings()
    private let effects: [() -> Void]

    init(_ part: ViewPart, number: Int) {
        place = part.evaluation.place
        memory = place.slot { TabPageMemory() }
        let clock = place.clock
        let outer = clock.effects
        clock.effects = []
        // Effects of a hidden tab are dropped; only bodies are cached, so that each frame finds them.
        let content = clock.keepingBodies(if: !memory.isKnown) { [findings] in
            part.view.node(part.evaluation.finding(findings))
        }
        node = EntranceNode(place, content, memory.entrance)
        effects = clock.effects
        clock.effects = outer
        tag = content.tag
        let badge = content.tabBadge
        badge?.isShownElsewhere = true
        let name = content.tabTitle ?? "\(number)"
        title = badge.map { "\(name) (\($0.badge))" } ?? name
    }

    /// Hands the tab's findings and effects over to the window once it has been shown.
    func commit(to evaluation: Evaluation, isShown: Bool) {
        if isShown { memory.isKnown = true }
        guard memory.isKnown else { return }
        if isShown {
            evaluation.findings.add(allOf: findings)
        } else {
            evaluation.findings.add(.apart(findings))
        }
        for effect in effects { evaluation.afterwards(effect) }
    }
}
