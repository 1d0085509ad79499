extension Picker where Label == Text {
    /// Creates a picker with a localized label; the current value is shown like its option.
    public init<Current: View>(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }
}
