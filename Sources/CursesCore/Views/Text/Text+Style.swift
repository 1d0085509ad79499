extension Text {
    /// Colours the text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.textStyle = $0.textStyle.overlaid(by: style.style(in: $0.theme)) }
    }

    /// Colours the text; the older name of `foregroundStyle`.
    public func foregroundColor(_ color: Color?) -> Text {
        foregroundStyle(color ?? .standard)
    }

    /// Makes the text bold.
    public func bold(_ isActive: Bool = true) -> Text { attribute(.bold, isActive) }

    /// Makes the text italic.
    public func italic(_ isActive: Bool = true) -> Text { attribute(.italic, isActive) }

    /// Underlines the text in its colour; pattern and colour have no effect.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text { attribute(.underline, isActive) }

    /// Dims the text, since not all terminals support strikethrough.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text { attribute(.dim, isActive) }

    /// Makes the text bold from semibold on, and regular below.
    public func fontWeight(_ weight: Font.Weight?) -> Text { bold(weight?.isBold ?? false) }

    /// Sets the font, of which only the style is used.
    public func font(_ font: Font?) -> Text {
        styled { $0.textStyle = $0.textStyle.overlaid(by: font?.style(in: $0.theme) ?? .plain) }
    }

    private func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> Text {
        styled { $0.textStyle.attributes.set(attribute, isActive) }
    }
}
