extension TextField where Label == Text {
    /// Creates a field that edits a value through a Foundation formatter; unreadable text changes
    /// nothing, and the callbacks are never called.
    @_alwaysEmitIntoClient
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            value,
            write: { formatter.string(for: $0) ?? "" },
            read: { text in
                if let numbers = formatter as? NumberFormatter {
                    return numbers.number(from: text) as? V
                }
                return (formatter as? DateFormatter)?.date(from: text) as? V
            },
            prompt: prompt,
            label: Text(titleKey)
        )
    }
}

extension TextField {
    @usableFromInline
    init<V>(
        _ value: Binding<V>,
        write: @escaping (V) -> String,
        read: @escaping (String) -> V?,
        prompt: Text?,
        label: Label
    ) {
        let source = FormatterSource(value: value, write: write, read: read)
        self.init(source: source, prompt: prompt, label: label)
    }
}

private struct FormatterSource<V>: TextFieldSource {
    let value: Binding<V>
    let write: (V) -> String
    let read: (String) -> V?

    func text(shown: String?) -> String {
        let text = write(value.wrappedValue)
        guard let shown else { return text }
        guard let value = read(shown) else { return shown }
        return write(value) == text ? shown : text
    }

    func set(_ text: String) {
        if let value = read(text) { self.value.wrappedValue = value }
    }

    func accepts(_ text: String) -> Bool { read(text) != nil }
}

extension TextField where Label == Text {
    /// Creates a field that edits a `CGFloat` in a number format.
    public init(
        _ titleKey: LocalizedStringKey,
        value: Binding<CGFloat>,
        format: NumberStyle<Double>,
        prompt: Text? = nil
    ) { self.init(titleKey, value: value.double, format: format, prompt: prompt) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows the fraction completed when the view is evaluated; later changes are not observed.
    @_alwaysEmitIntoClient
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}

extension Section {
    /// Creates a section with a header and a footer; the older form.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section with a header; the older form.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header })
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with a footer; the older form.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, footer: { footer })
    }
}

extension GroupBox {
    /// Creates a group box with a label; the older form.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { label })
    }
}
