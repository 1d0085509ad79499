/// One of the terminal's colours to choose by its name.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// Chooses a colour; the label is any view.
    public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
    }

    public var body: some View {
        Picker(selection: selection) {
            ForEach(choices, id: \.color) { Text($0.name).tag($0.color) }
        } label: {
            label
        }
    }

    private var choices: [(color: Color, name: LocalizedStringKey)] {
        [
            (.standard, "standard"), (.red, "red"), (.green, "green"), (.yellow, "yellow"),
            (.blue, "blue"), (.magenta, "magenta"), (.cyan, "cyan"), (.white, "white"),
            (.black, "black"), (.gray, "gray"),
        ]
    }
}

extension ColorPicker where Label == Text {
    /// Chooses a colour; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) { self.init(selection: selection) { Text(titleKey) } }

    /// Chooses a colour; the label is any text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) { self.init(selection: selection) { title.titleText } }
}
