extension View {
    /// Colours text and lines.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView {
        overlaid { style.style(in: $0) }
    }

    /// Makes text bold.
    public func bold(_ isActive: Bool = true) -> ModifiedView { attribute(.bold, isActive) }

    /// Makes text italic.
    public func italic(_ isActive: Bool = true) -> ModifiedView { attribute(.italic, isActive) }

    /// Colours text and lines in the first style; the second has no effect.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> ModifiedView { foregroundStyle(primary) }

    /// Colours text and lines in the first style; the others have no effect.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> ModifiedView { foregroundStyle(primary) }

    /// Underlines text in its colour; pattern and colour have no effect.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView { attribute(.underline, isActive) }

    /// Sets the font, of which only the style is used.
    public func font(_ font: Font?) -> ModifiedView {
        overlaid { font?.style(in: $0) ?? .plain }
    }

    private func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> ModifiedView {
        environment(putting: (attribute, isActive)) { $0.textStyle.attributes.set($1.0, $1.1) }
    }

    private func overlaid(by style: @escaping (Theme) -> Style) -> ModifiedView {
        ModifiedView(
            self,
            enter: {
                $0.putting(style($0.environment.theme)) {
                    $0.textStyle = $0.textStyle.overlaid(by: $1)
                }
            }
        )
    }
}
