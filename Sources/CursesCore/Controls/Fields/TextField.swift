/// A field for a line of text.
public struct TextField<Label: View>: PrimitiveView {
    private let source: any TextFieldSource
    private let prompt: Text?
    private let label: Label
    /// The text of a field that grows by lines; `nil` for one line.
    private let lines: Binding<String>?
    /// Changes the environment of the field.
    package var enter: ((Evaluation) -> Evaluation)?

    package init(
        source: any TextFieldSource,
        prompt: Text?,
        label: Label,
        lines: Binding<String>? = nil
    ) {
        self.source = source
        self.prompt = prompt
        self.label = label
        self.lines = lines
    }

    /// Edits text; the label is any view. With a vertical axis the field grows by lines.
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal,
        @ViewBuilder label: () -> Label
    ) {
        let lines = axis == .vertical ? text : nil
        self.init(source: PlainSource(text: text), prompt: prompt, label: label(), lines: lines)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let enter {
            return changed(self) { $0.enter = nil }.nodes(enter(evaluation))
        }
        let environment = evaluation.environment
        if let make = environment.textFieldLook.make {
            return make(restyled)
                .nodes(evaluation.at(2).with { $0.textFieldLook = TextFieldLook() })
        }
        let label = self.label.nodes(evaluation.at(0)).text
        let prompt = self.prompt?.resolve(environment) ?? (environment.isLabeled ? "" : label)
        let field = field(evaluation, prompt: prompt)
        let isUnlabeledRow = environment.labelColumn != nil && !label.isEmpty
        guard isUnlabeledRow, self.prompt != nil else { return [field] }
        return LabeledContent(content: { NodesView(nodes: [field]) }, label: { Text(label) })
            .nodes(evaluation.at(1))
    }

    /// The field for a custom style.
    private var restyled: TextField<StylePart> {
        let label = StylePart(content: label)
        return TextField<StylePart>(source: source, prompt: prompt, label: label, lines: lines)
    }

    private func field(_ evaluation: Evaluation, prompt: String) -> Node {
        guard let lines else { return TextFieldNode(evaluation, source: source, prompt: prompt) }
        let growth = evaluation.environment.lineLimit ?? 10
        return TextEditorNode(evaluation, text: lines, prompt: prompt, growth: growth)
    }
}

extension TextField where Label == Text {
    /// Edits text; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) } }
}

extension EnvironmentValues {
    /// True if typed text is shown as dots.
    @LocalEntry package var isSecure = false
}

extension View {
    /// Runs an action when Enter is pressed in a text field or search field of the view.
    public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> ModifiedView {
        environment {
            if triggers.contains(.text) { $0.submit = action }
            if triggers.contains(.search) { $0.submitSearch = action }
        }
    }
}

/// Kinds of fields that submit.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public static let text = Self(rawValue: 1)
    public static let search = Self(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EnvironmentValues {
    /// The action of Enter in a text field.
    @LocalEntry package var submit: (() -> Void)?
    /// The action of Enter in a search field.
    @LocalEntry var submitSearch: (() -> Void)?
}

/// The look of text fields.
package struct TextFieldLook {
    /// True if the line is underlined.
    package var isMarked = true
    /// Makes the view of a field in a custom style; `nil` for a field of the toolkit.
    package var make: ((TextField<StylePart>) -> any View)?
}

extension EnvironmentValues {
    /// The look of text fields, by default underlined.
    @Entry package var textFieldLook = TextFieldLook()
}

extension Evaluation {
    /// Returns a control with its error message below, for controls that show none themselves.
    package func validated(_ control: Node) -> Node {
        guard let message = environment.validation else { return control }
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
        environment { $0.validation = message.map($0.string) }
    }
}

extension EnvironmentValues {
    /// The error message of the field; `nil` if it is valid.
    @LocalEntry var validation: String?
}
