extension LabeledContent where Label == Text {
    /// Labels a view with any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.titleText }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Labels verbatim text with any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { title.titleText })
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

/// A custom look of labelled content, made of label and content.
@MainActor
public protocol LabeledContentStyle: PartsStyle where Parts == LabeledContentStyleConfiguration {
    /// The parts of the labelled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// Shows the label before its content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// Shows the label before its content.
    public static var automatic: Self { Self() }
}

extension View {
    /// Sets the style of the labelled content below.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> ModifiedView {
        environment { $0.labeledContentStyle = { style.makeBody(configuration: $0) } }
    }
}
