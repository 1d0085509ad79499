extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that something is done; the label is any view.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows that something is done.
    public init() {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Shows how much of a total is done.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows that something is done; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey) {
        self.init { Text(titleKey) }
    }

    /// Shows that something is done; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText) {
        self.init { title.titleText }
    }

    /// Shows how much of a total is done; the label is the translation of a key.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey,
        value: V?,
        total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows how much of a total is done; the label is any text.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some TitleText, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { title.titleText }
    }
}
