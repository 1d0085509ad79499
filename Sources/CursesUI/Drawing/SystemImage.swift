/// Controls titled by a text and a symbol.
extension Toggle where Label == CursesUI.Label<Text, Image> {
    /// Creates a toggle with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle titled by a string or text, with a symbol.
    @_disfavoredOverload
    public init(_ title: some TitleText, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesUI.Label(title, systemImage: systemImage) }
    }
}
