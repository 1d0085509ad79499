extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows a spinner; the label is any view, or none.
    public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows a spinner; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey) {
        self.init { Text(titleKey) }
    }

    /// Shows a spinner; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText) {
        self.init { title.titleText }
    }

    /// Shows the completed share of a total; the label is the translation of a key.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows the completed share of a total; the label is any text.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some TitleText, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { title.titleText }
    }
}
