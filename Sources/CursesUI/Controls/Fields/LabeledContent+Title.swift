extension LabeledContent where Label == Text {
    /// Labels a view with the translation of a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Labels a view with text as it stands.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Labels text as it stands with the translation of a key.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Labels a value in a format with the translation of a key.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    /// Labels text as it stands with text as it stands.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Labels a point in time with the translation of a key.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, value: Date, format: DateStyle) {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}
