/// What is wrong with a field.
struct ValidationMessage {
    let text: String
}

extension Evaluation {
    /// A control that does not show by itself what is wrong with it, over the message that does.
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
    /// Shows under the field what is wrong with it.
    public func validation(_ message: LocalizedStringKey?) -> ModifiedView {
        environment {
            $0.validation = message.map { [values = $0] in
                ValidationMessage(text: values.string($0))
            }
        }
    }
}

extension EnvironmentValues {
    /// What is wrong with the field.
    @LocalEntry var validation: ValidationMessage?
}
