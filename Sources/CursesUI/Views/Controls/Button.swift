/// Something to press.
public struct Button<Label: View>: PrimitiveView {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    /// A button that shows any view.
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
        let label = self.label.node(
            evaluation.at(0).with {
                $0.keyboardShortcut = nil
                $0.lineLimit = $0.lineLimit ?? 1
            }
        )
        return [
            ButtonNode(
                evaluation.place,
                label,
                role: role,
                environment: evaluation.environment,
                action: action
            )
        ]
    }
}

extension Button where Label == Text {
    /// A button that shows the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button that shows text as it stands.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}
