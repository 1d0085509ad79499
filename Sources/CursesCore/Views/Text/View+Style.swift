extension View {
    /// Colours text and lines.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView {
        overlaid { style.style(in: $0) }
    }

    /// Makes text bold.
    public func bold(_ isActive: Bool = true) -> ModifiedView { attribute(.bold, isActive) }

    package func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> ModifiedView {
        environment(putting: (attribute, isActive)) { $0.textStyle.attributes.set($1.0, $1.1) }
    }

    package func overlaid(by style: @escaping (Theme) -> Style) -> ModifiedView {
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
