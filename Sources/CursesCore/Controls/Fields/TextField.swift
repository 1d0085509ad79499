/// A field for a line of text.
public struct TextField<Label: View>: PrimitiveView {
    private let source: any TextFieldSource
    private let prompt: Text?
    private let label: Label
    /// The text of a field that grows by lines; `nil` for one line.
    private let lines: Binding<String>?
    var reports: TextFieldReports?

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
        if let reports {
            var field = self
            field.reports = nil
            return field.nodes(reports.entered(evaluation))
        }
        let environment = evaluation.environment
        if let style = environment.textFieldStyle as? CustomTextFieldStyle {
            return style.make(restyled)
                .nodes(evaluation.at(2).with { $0.textFieldStyle = .automatic })
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
        let environment = evaluation.environment
        guard let lines else {
            return TextFieldNode(
                evaluation.place,
                source: source,
                prompt: prompt,
                environment: environment
            )
        }
        return TextEditorNode(
            evaluation.place,
            text: lines,
            prompt: prompt,
            growth: environment.lineLimit ?? 10,
            environment: environment
        )
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

    /// Edits text; the label is any text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(text: text, prompt: prompt, axis: axis) { title.titleText } }

    /// Edits a value in a format; invalid text stays in the field and does not change the value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: Binding(value), format: format, isOptional: false)
        self.init(source: source, prompt: prompt, label: Text(titleKey))
    }

    /// Edits a value in a format of the toolkit; invalid text stays and does not change the value.
    public init<F: OwnParseableStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: Binding(value), format: format, isOptional: false)
        self.init(source: source, prompt: prompt, label: Text(titleKey))
    }

    /// Edits a value in a format; `nil` if the field is empty.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: Text(titleKey))
    }

    /// Edits a value in a format of the toolkit; `nil` if the field is empty.
    public init<F: OwnParseableStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: Text(titleKey))
    }

    /// Edits a value in a format; the label is any text.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some TitleText,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: Binding(value), format: format, isOptional: false)
        self.init(source: source, prompt: prompt, label: title.titleText)
    }

    /// Edits a value in a format of the toolkit; the label is any text.
    @_disfavoredOverload
    public init<F: OwnParseableStyle>(
        _ title: some TitleText,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: Binding(value), format: format, isOptional: false)
        self.init(source: source, prompt: prompt, label: title.titleText)
    }
}

extension TextField {
    /// Edits a value in a format; the label is any view.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: Binding(value), format: format, isOptional: false)
        self.init(source: source, prompt: prompt, label: label())
    }

    /// Edits a value in a format of the toolkit; the label is any view.
    public init<F: OwnParseableStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: Binding(value), format: format, isOptional: false)
        self.init(source: source, prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Edits a value in a format, labelled by any text; `nil` if the field is empty.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some TitleText,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: title.titleText)
    }

    /// Edits a value in a format of the toolkit, labelled by any text; `nil` if the field is empty.
    @_disfavoredOverload
    public init<F: OwnParseableStyle>(
        _ title: some TitleText,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: title.titleText)
    }
}

extension TextField {
    /// Edits a value in a format, labelled by any view; `nil` if the field is empty.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: label())
    }

    /// Edits a value in a format of the toolkit, labelled by any view; `nil` if the field is empty.
    public init<F: OwnParseableStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: label())
    }
}
