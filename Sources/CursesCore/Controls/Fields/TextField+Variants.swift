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
