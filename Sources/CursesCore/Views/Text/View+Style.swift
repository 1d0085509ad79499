extension View {
    /// Colours text and lines.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView {
        overlaid { style.style(in: $0) }
    }

    /// Makes text bold.
    public func bold(_ isActive: Bool = true) -> ModifiedView { attribute(.bold, isActive) }

    /// Makes text italic.
    public func italic(_ isActive: Bool = true) -> ModifiedView { attribute(.italic, isActive) }

    /// Colours text and lines; what would have the second colour has the first.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> ModifiedView { foregroundStyle(primary) }

    /// Colours text and lines; what would have another colour has the first.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> ModifiedView { foregroundStyle(primary) }

    /// Underlines text; the line has its colour.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView { attribute(.underline, isActive) }

    /// Gives text the weight of a role.
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
