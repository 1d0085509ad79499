/// Controls whose title has an image in SwiftUI: a terminal shows the title.
extension Toggle where Label == CursesCore.Label<Text, Image> {
    /// Switches a value on and off; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Switches a value on and off; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesCore.Label(title, systemImage: systemImage) }
    }
}

extension Picker where Label == CursesCore.Label<Text, Image> {
    /// Chooses a value; the label is the translation of a key.
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
    /// Offers buttons under the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { CursesCore.Label(titleKey, systemImage: systemImage) } }
}

extension Button where Label == CursesCore.Label<Text, Image> {
    /// A button that shows any text; the image that it has in SwiftUI is left out.
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
