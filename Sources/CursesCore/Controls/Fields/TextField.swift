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

/// A text field that shows a dot for each character.
public struct SecureField<Label: View>: PrimitiveView {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private var onCommit: (() -> Void)?

    /// Edits hidden text; the label is any view.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        var field = TextField(text: text, prompt: prompt) { label }
        field.reports = onCommit.map { TextFieldReports(editingChanged: { _ in }, commit: $0) }
        return field.nodes(evaluation.with { $0.isSecure = true })
    }
}

extension SecureField where Label == Text {
    /// Edits hidden text; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Edits hidden text; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title.titleText }
    }
}

extension SecureField where Label == Text {
    /// Edits hidden text and runs an action on Enter; the older form.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        self.onCommit = onCommit
    }
}

extension EnvironmentValues {
    /// True if typed text is shown as dots.
    @LocalEntry var isSecure = false
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
    @LocalEntry var submit: (() -> Void)?
    /// The action of Enter in a search field.
    @LocalEntry var submitSearch: (() -> Void)?
}

/// The selection in a text; a terminal's fields neither report nor accept it.
nonisolated public struct TextSelection: Hashable, Sendable {
    /// Makes a cursor position; no effect in a terminal.
    public init(insertionPoint: String.Index) {}

    /// Makes a selected range; no effect in a terminal.
    public init(range: Range<String.Index>) {}
}

extension TextField {
    /// Edits text; the selection has no effect in a terminal.
    public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal,
        @ViewBuilder label: () -> Label
    ) { self.init(text: text, prompt: prompt, axis: axis, label: label) }
}

extension TextField where Label == Text {
    /// Edits text; the label is any text. The selection has no effect in a terminal.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(title, text: text, prompt: prompt, axis: axis) }

    /// Edits text; the label is a key's translation. The selection has no effect in a terminal.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(titleKey, text: text, prompt: prompt, axis: axis) }
}

/// The look of text fields, drawn by the toolkit or as a custom view.
@MainActor
public protocol TextFieldStyle {
    associatedtype _Body: View = Never
    /// The label of a field in a custom style.
    typealias _Label = StylePart

    /// Returns the view of the field; only for custom styles.
    @ViewBuilder
    func _body(configuration: TextField<_Label>) -> _Body
    /// True if the line is underlined.
    var isMarked: Bool { get }
}

extension TextFieldStyle {
    public var isMarked: Bool { true }
}

extension TextFieldStyle where _Body == Never {
    public func _body(configuration: TextField<_Label>) -> Never {
        preconditionFailure("\(Self.self) is drawn by the toolkit")
    }
}

/// A custom style, stored as one of the toolkit's.
struct CustomTextFieldStyle: TextFieldStyle {
    let make: (TextField<StylePart>) -> any View
}

/// Underlines the field.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public let isMarked = true

    public init() {}
}

/// Draws only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    public let isMarked = false

    public init() {}
}

/// The default style: an underlined field.
public typealias DefaultTextFieldStyle = RoundedBorderTextFieldStyle

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Underlines the field.
    public static var roundedBorder: Self { Self() }
    /// The default style: an underlined field.
    public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Draws only the text.
    public static var plain: Self { Self() }
}

extension View {
    /// Sets the style of the text fields below.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> ModifiedView {
        if S._Body.self == Never.self { return environment { $0.textFieldStyle = style } }
        return environment {
            $0.textFieldStyle = CustomTextFieldStyle { style._body(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The style of text fields, by default underlined.
    @Entry var textFieldStyle: any TextFieldStyle = .automatic
}

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
