extension DatePicker where Label == Text {
    /// Chooses any day; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection, earliest: nil, latest: nil, label: Text(titleKey)) }

    /// Chooses a day inside bounds; the label is the translation of a key.
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

    /// Chooses any day; the label is text as it stands.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection, earliest: nil, latest: nil, label: Text(title)) }
}
