extension DatePicker where D == DateDay {
    /// Creates a picker of date and time, or one of them, with a custom label.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        let bounds: ClosedRange<Date>? = nil
        self.init(selection, bounds, displayedComponents, label())
    }

    /// Creates a picker of date and time, or one of them, with bounds and a custom label.
    public init(
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range, displayedComponents, label()) }

    fileprivate init(
        _ selection: Binding<Date>,
        _ range: (some DateBounds<Date>)?,
        _ components: Components,
        _ label: Label
    ) {
        let picker = DateTimePicker(
            selection: selection,
            earliest: range?.earliest,
            latest: range?.latest,
            components: components,
            label: label
        )
        self.init(picker, label: label)
    }
}

extension DatePicker where D == DateDay, Label == Text {
    /// Creates a picker of date and time, or one of them, with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker of date and time, or one of them, with bounds and a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection, range, displayedComponents, Text(titleKey)) }

    /// Creates a picker of date and time, or one of them, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

    /// Creates a picker of date and time, or one of them, with bounds, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection, range, displayedComponents, Text(title)) }
}
