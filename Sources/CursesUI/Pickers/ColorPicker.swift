/// A picker of the terminal's ten named colours.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// Creates a picker with a custom label; opacity has no effect.
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
    /// Creates a picker with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) { self.init(selection: selection) { Text(titleKey) } }

    /// Creates a picker titled by a string or text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) { self.init(selection: selection) { title.titleText } }
}
