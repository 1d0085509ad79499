/// Controls titled by a text and a symbol.
extension Toggle where Label == CursesCore.Label<Text, Image> {
    /// Creates a toggle with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle titled by a string or text, with a symbol.
    @_disfavoredOverload
    public init(_ title: some TitleText, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesCore.Label(title, systemImage: systemImage) }
    }
}

extension Picker where Label == CursesCore.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            CursesCore.Label(titleKey, systemImage: systemImage)
        }
    }
}

extension Menu where Label == CursesCore.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { CursesCore.Label(titleKey, systemImage: systemImage) } }
}

extension Button where Label == CursesCore.Label<Text, Image> {
    /// Creates a button titled by a string or text, with a symbol.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { CursesCore.Label(title, systemImage: systemImage) }
    }
}
