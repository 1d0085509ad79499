#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension TextField where Label == Text {
    /// Edits text as it stands under its title; a field is one line, along whichever axis it might grow.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(title, text: text, prompt: prompt)
    }

    /// Edits a value in a format; an empty field is no value, and the label is text as it stands.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: Text(title))
    }
}

extension TextField {
    /// Edits text; a field is one line, along whichever axis it might grow.
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
    }

    /// Edits a value in a format; an empty field is no value, and the label is any view.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, F.FormatInput: Equatable {
        let source = ValueSource(value: value, format: format, isOptional: true)
        self.init(source: source, prompt: prompt, label: label())
    }
}
