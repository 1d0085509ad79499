/// A node that takes the focus and handles keys and clicks unless disabled.
open class ControlNode: Node {
    public let environment: EnvironmentValues

    public init(_ place: Place, children: [Node] = [], environment: EnvironmentValues) {
        self.environment = environment
        super.init(place, children: children)
    }

    nonisolated deinit {}

    open override var isFocusable: Bool { environment.isEnabled }

    /// The connected focus state.
    var focusBinding: FocusBinding? { environment.focusBinding }
    /// The row of the cursor in a control that is higher than a row, if the cursor is in view.
    package var cursorRow: Rect? { nil }
    /// Called when the focus arrives, unless by a click.
    func enterFocus() {}
    /// Takes over the focus of a similar control that another layout has removed.
    func continueFocus(of node: Node) -> Bool { false }
    /// Scrolls the content to its cursor.
    func revealCursor() {}

    /// Returns the style of the control's text.
    package func look(_ painter: Painter) -> Style {
        environment.isEnabled ? environment.textStyle : painter.theme.tertiary
    }

    /// Returns a key binding that is disabled with the control.
    package func binding(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        isEnabled: Bool = true,
        isHidden: Bool = false,
        action: @escaping () -> Void
    ) -> KeyBinding {
        var binding = KeyBinding(keys, title: environment.string(title), action: action)
        binding.isEnabled = isEnabled && environment.isEnabled
        binding.isHidden = isHidden
        return binding
    }

    /// Runs an action and requests a frame; does nothing while disabled.
    package func change(_ action: () -> Void) {
        guard environment.isEnabled else { return }
        action()
        environment.frameRequest.touch(place)
    }
}

extension Evaluation {
    /// Returns a control beside its label, or alone if it is labelled otherwise.
    package func labeled(_ control: Node, by label: some View, target: Node? = nil) -> [Node] {
        if environment.isLabeled { return [control] }
        let nodes = label.nodes(
            at(0).with {
                $0.isInRow = true
                $0.labelColumn = nil
                if !$0.isEnabled { $0.textStyle = style(.tertiary) }
            }
        )
        if nodes.isEmpty, environment.labelColumn == nil { return [control] }
        let content = nodes.count == 1 ? nodes[0] : StackNode.vertical(place.child(0), nodes)
        // A click on the label counts as one on the control.
        let label = DrawnNode(place.child(1), content) { node, painter, drawContent in
            drawContent()
            painter.hit(target ?? control, in: node.frame)
        }
        let row = LabeledContent(
            content: { NodesView(nodes: [control]) },
            label: { NodesView(nodes: [label]) }
        )
        return row.nodes(at(2))
    }
}

extension View {
    /// Hides the labels of the controls below.
    public func labelsHidden() -> ModifiedView {
        environment { $0.isLabeled = true }
    }
}
