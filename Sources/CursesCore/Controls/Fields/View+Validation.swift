/// The error message of a field.
struct ValidationMessage {
    let text: String
}

extension Evaluation {
    /// Returns a control with its error message below, for controls that show none themselves.
    package func validated(_ control: Node) -> Node {
        guard let message = environment.validation?.text else { return control }
        var values = environment
        values.textStyle = values.textStyle.overlaid(by: values.theme.danger)
        values.lineLimit = nil
        let text = TextNode(place.child(named: "message"), "▲ " + message, values)
        return StackNode.vertical(place.child(named: "validated"), [control, text])
    }
}

extension View {
    /// Shows an error message below the field; none for `nil`.
    public func validation(_ message: LocalizedStringKey?) -> ModifiedView {
        environment {
            $0.validation = message.map { [values = $0] in
                ValidationMessage(text: values.string($0))
            }
        }
    }
}

extension EnvironmentValues {
    /// The error message of the field; `nil` if it is valid.
    @LocalEntry var validation: ValidationMessage?
}
