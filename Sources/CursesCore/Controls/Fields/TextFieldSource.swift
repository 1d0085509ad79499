/// The edited value of a text field: text, or a value in a format.
package protocol TextFieldSource {
    /// Returns the text to show, given the text in the field.
    func text(shown: String?) -> String
    /// Writes typed text.
    func set(_ text: String)
    /// Returns whether the text is valid.
    func accepts(_ text: String) -> Bool
    /// Returns the text one step up or down, or `nil` if it cannot be stepped.
    func stepped(_ text: String, by step: Double) -> String?
    /// Returns the text with the part at the cursor one step up or down, or `nil`.
    func stepped(_ text: String, at cursor: Int, by step: Double) -> String?
    /// Returns the message for invalid text.
    func complaint(about text: String) -> LocalizedStringKey
}

extension TextFieldSource {
    package func stepped(_ text: String, at cursor: Int, by step: Double) -> String? {
        stepped(text, by: step)
    }

    package func complaint(about text: String) -> LocalizedStringKey { "not a number" }
}

struct PlainSource: TextFieldSource {
    let text: Binding<String>

    func text(shown: String?) -> String { text.wrappedValue }

    func set(_ text: String) { self.text.wrappedValue = text }

    func accepts(_ text: String) -> Bool { true }

    func stepped(_ text: String, by step: Double) -> String? { nil }
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

    func stepped(_ text: String, by step: Double) -> String? {
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
