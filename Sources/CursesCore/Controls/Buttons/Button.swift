/// A control that runs an action when pressed.
public struct Button<Label: View>: PrimitiveView {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    /// Makes a button that shows any view.
    public init(
        role: ButtonRole? = nil,
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        if let style = environment.buttonStyle as? PressedButtonStyle {
            return style.nodes(label, role: role, evaluation, action: action)
        }
        let style = environment.buttonStyle as? CustomButtonStyle
        let view: any View = style?.body(label, role: role) ?? label
        let inner = evaluation.at(0).with {
            if style != nil { $0.buttonStyle = .automatic }
            $0.keyboardShortcut = nil
        }
        var label = view.node(inner)
        // A title in the help bar has words; a badge alone would be only its number there.
        let isWordless =
            environment.buttonPlace.isInToolbar
            ? !label.text.contains(where: \.isLetter) : label.text.isEmpty
        if Label.self != Text.self, isWordless { label = named(inner) ?? label }
        return [ButtonNode(evaluation, label, role: role, action: action)]
    }
}

extension Button {
    /// Replaces a label without text by its accessibility label or the names of its symbols.
    private func named(_ evaluation: Evaluation) -> Node? {
        if let name = evaluation.environment.accessibilityLabel { return name.node(evaluation) }
        return label.node(evaluation.with { $0.namesSymbols = true })
    }
}

extension Button where Label == Text {
    /// Makes a button that shows the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) { self.init(role: role, action: action) { Text(titleKey) } }

    /// Makes a button that shows any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { title.titleText }
    }
}

/// Context of a button, set by its container.
package struct ButtonPlace {
    /// True if the button is the main action of its screen.
    var isPrimaryAction = false
    /// True if the help bar omits the button.
    var isSecondaryAction = false
    /// True if the help bar shows the button's title.
    package var isInToolbar = false
    /// True if the button switches something off that is on.
    var isOn = false
    /// Title of the button's group in the help bar, if any.
    var toolbarGroup: String?
    /// Called after the button's action to close the presentation that contains it.
    package var afterAction: (() -> Void)?
}

extension EnvironmentValues {
    /// The context of the buttons below.
    @LocalEntry package var buttonPlace = ButtonPlace()
}

/// Purpose of a button.
nonisolated public enum ButtonRole: Hashable, Sendable {
    /// Deletes data.
    case destructive
    /// Cancels without a change.
    case cancel
    /// Confirms.
    case confirm
    /// Closes the presentation.
    case close
}

/// A row of buttons, laid out as a column if it does not fit.
final class ButtonRowNode: Node {
    private let row: StackNode
    /// True if the buttons are at the trailing edge, as in a form after a spacer.
    private let isTrailing: Bool

    init(_ place: Place, _ row: StackNode, isTrailing: Bool = false) {
        self.row = row
        self.isTrailing = isTrailing
        super.init(place, children: [row])
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard let width = proposal.width, isCut(to: width) else { return row.size(proposal) }
        return Size(width: width, height: held.reduce(0) { $0 + size($1, width).height })
    }

    override func layOut() {
        row.place(in: aligned(row.size(Proposal(width: frame.width, height: nil)).width))
        guard isCut(to: frame.width) else { return }
        var y = frame.minY
        for button in held {
            let size = size(button, frame.width)
            let origin = Point(x: aligned(size.width).minX, y: y)
            button.place(in: Rect(origin: origin, size: size))
            y += size.height
        }
    }

    private func size(_ button: Node, _ width: Int) -> Size {
        let size = button.size(Proposal(width: width, height: nil))
        return Size(width: min(size.width, width), height: size.height)
    }

    /// Returns the frame, or its trailing part of a width.
    private func aligned(_ width: Int) -> Rect {
        guard isTrailing, width < frame.width else { return frame }
        return Rect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    }

    private func isCut(to width: Int) -> Bool {
        row.size(Proposal(width: nil, height: nil)).width > width && held.count > 1
    }

    private var held: [Node] { row.withDescendants.filter { $0 is ButtonNode } }
}

extension Node {
    /// The row, if buttons are its only controls.
    var buttonRow: StackNode? {
        guard let row = self as? StackNode, row.isRow else { return nil }
        let controls = withDescendants.filter(\.isFocusable)
        return !controls.isEmpty && controls.allSatisfy { $0 is ButtonNode } ? row : nil
    }

    /// The node; a row of buttons becomes a column if it does not fit.
    var uncut: Node { buttonRow.map { ButtonRowNode(place.child(named: "uncut"), $0) } ?? self }
}

extension View {
    /// Lays a row of buttons out as a column if it does not fit.
    func uncut() -> ModifiedView { wrapped { $1.uncut } }
}

extension EnvironmentValues {
    /// True if an image shows the name of its symbol.
    @LocalEntry package var namesSymbols = false
    /// The text shown in place of the view, if any.
    @LocalEntry package var accessibilityLabel: Text?
}
