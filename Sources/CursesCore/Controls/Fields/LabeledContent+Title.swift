extension LabeledContent where Label == Text {
    /// Labels a view with the translation of a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Labels a view with any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.titleText }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Labels verbatim text with the translation of a key.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Labels verbatim text with any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { title.titleText })
    }

    /// Labels a value in a format with the translation of a key.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    /// Labels a value in a format of the toolkit with the translation of a key.
    public init<F: OwnFormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    /// Labels a date with the translation of a key.
    public init(_ titleKey: LocalizedStringKey, value: Date, format: DateStyle) {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}
