/// The label of a button and what it does, for a style that says itself when that is done.
public struct PrimitiveButtonStyleConfiguration {
    /// What pressing the button means.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    let action: () -> Void

    /// What a button shows.
    public typealias Label = StylePart

    /// Does what the button does.
    public func trigger() {
        action()
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style of the app's own changes.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A style of the app's own that says itself when the button is pressed.
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
