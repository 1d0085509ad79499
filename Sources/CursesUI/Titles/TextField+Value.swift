extension TextField where Label == Text {
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
}

struct ValueSource<F: ParseableFormatStyle>: TextFieldSource
where F.FormatOutput == String, F.FormatInput: Equatable {
    let value: Binding<F.FormatInput?>
    let format: F
    let isOptional: Bool

    func text(shown: String?) -> String {
        let value = value.wrappedValue
        if let shown, !isEmpty(shown) {
            guard let parsed = parse(shown) else { return shown }
            if parsed == value { return shown }
        } else if let shown, value == nil || !isOptional {
            return shown
        }
        return value.map(format.format) ?? ""
    }

    func set(_ text: String) {
        if isEmpty(text) {
            if isOptional { value.wrappedValue = nil }
        } else if let parsed = parse(text) {
            value.wrappedValue = parsed
        }
    }

    func accepts(_ text: String) -> Bool {
        isEmpty(text) ? isOptional : parse(text) != nil
    }

    func stepped(_ text: String, at cursor: Int, by step: Double) -> String? {
        switch parse(text) {
        case let number as Int:
            let (sum, overflow) = number.addingReportingOverflow(Int(step))
            return overflow ? nil : String(sum)
        case let number as Double:
            let digits = text.split { $0 == "." || $0 == "," }.dropFirst().last?.count ?? 0
            let unit = digits == 0 ? 1.0 : 0.1
            let stepped = DecimalText.format(number + step * unit, fractionDigits: digits)
            return text.contains("," as Character)
                ? String(stepped.map { $0 == "." ? "," : $0 }) : stepped
        default:
            return nil
        }
    }

    private func parse(_ text: String) -> F.FormatInput? {
        try? format.parseStrategy.parse(text)
    }

    private func isEmpty(_ text: String) -> Bool {
        text.allSatisfy(\.isWhitespace)
    }
}
