extension Picker where Label == Text {
    /// Chooses a value; what is chosen is shown as it is among the values.
    public init<Current: View>(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }
}
