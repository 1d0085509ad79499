extension DatePicker where Label == Text {
    /// Chooses any day; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) {
        self.init(selection: selection, earliest: nil, latest: nil, label: Text(titleKey))
    }

    /// Chooses a day inside bounds; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        in range: ClosedRange<D>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection,
            earliest: range.lowerBound,
            latest: range.upperBound,
            label: Text(titleKey)
        )
    }

    /// Chooses a day from a first one on; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        in range: PartialRangeFrom<D>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection,
            earliest: range.lowerBound,
            latest: nil,
            label: Text(titleKey)
        )
    }

    /// Chooses a day up to a last one; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        in range: PartialRangeThrough<D>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection,
            earliest: nil,
            latest: range.upperBound,
            label: Text(titleKey)
        )
    }

    /// Chooses any day; the label is text as it stands.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) {
        self.init(selection: selection, earliest: nil, latest: nil, label: Text(title))
    }
}
