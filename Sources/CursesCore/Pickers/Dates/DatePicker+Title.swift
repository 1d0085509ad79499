extension DatePicker where Label == Text {
    /// Creates a picker of a day with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection, earliest: nil, latest: nil, label: Text(titleKey)) }

    /// Creates a picker of a day with bounds and a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        in range: some DateBounds<D>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection,
            earliest: range.earliest,
            latest: range.latest,
            label: Text(titleKey)
        )
    }

    /// Creates a picker of a day, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection, earliest: nil, latest: nil, label: Text(title)) }
}
