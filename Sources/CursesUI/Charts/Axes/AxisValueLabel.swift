/// The label of a tick.
public struct AxisValueLabel {
    let text: Text?

    /// The label that the tick has by itself.
    public init() {
        text = nil
    }

    /// The translation of a key.
    public init(_ labelKey: LocalizedStringKey) {
        text = Text(labelKey)
    }

    /// Text as it stands.
    @_disfavoredOverload
    public init(_ label: some StringProtocol) {
        text = Text(label)
    }

    /// A text.
    public init(content: () -> Text) {
        text = content()
    }
}
