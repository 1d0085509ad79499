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
            $0.lineLimit = $0.lineLimit ?? 1
        }
        var label = view.node(inner)
        if Label.self != Text.self, label.text.isEmpty { label = named(inner) ?? label }
        return [
            ButtonNode(
                evaluation.place,
                label,
                role: role,
                environment: environment,
                action: action
            )
        ]
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

extension Button where Label == CursesCore.Label<Text, Image> {
    /// Makes a button that shows the translation of a key; a terminal shows no image beside it.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage name: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) { self.init(role: role, action: action) { CursesCore.Label(titleKey, systemImage: name) } }
}
