/// The label and action of a button for a custom style that triggers the action itself.
public struct PrimitiveButtonStyleConfiguration {
    /// Purpose of the button; `nil` if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: () -> Void

    /// The label of a button.
    public typealias Label = StylePart

    /// Runs the button's action.
    public func trigger() {
        action()
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes the button that a custom style changes.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A custom style that triggers the action itself, stored as one of the toolkit's.
struct PressedButtonStyle: PrimitiveButtonStyle {
    let make: (PrimitiveButtonStyleConfiguration) -> any View

    func nodes<Label: View>(
        _ label: Label,
        role: ButtonRole?,
        _ evaluation: Evaluation,
        action: @escaping () -> Void
    ) -> [Node] {
        let label = StylePart(content: label)
        return make(PrimitiveButtonStyleConfiguration(role: role, label: label, action: action))
            .nodes(evaluation.at(0).with { $0.buttonStyle = .automatic })
    }
}
