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

extension View {
    /// Limits the number of lines of each text; the lower bound has no effect.
    public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView {
        lineLimit(limit.upperBound)
    }

    /// Limits the number of lines of each text.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView {
        lineLimit(limit.upperBound)
    }

    /// Removes the limit of lines; the lower bound has no effect.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedView {
        lineLimit(nil)
    }

    /// Limits the number of lines of each text; if `reservesSpace`, it takes at least as many rows.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedView {
        lineLimit(limit).frame(minHeight: reservesSpace ? Double(limit) : nil, alignment: .top)
    }

    /// Shows each text in upper or lower case; `nil` keeps it.
    public func textCase(_ textCase: Text.Case?) -> ModifiedView {
        environment(putting: textCase) { $0.textCase = $1 }
    }

    /// Sets the truncation mode; no effect, since text is truncated at its end.
    public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }

    /// Sets the minimum scale; no effect in a terminal.
    public func minimumScaleFactor(_ factor: Double) -> Self { self }

    /// Allows tightening; no effect in a terminal.
    public func allowsTightening(_ flag: Bool) -> Self { self }

    /// Sets the line spacing; no effect in a terminal.
    public func lineSpacing(_ lineSpacing: Double) -> Self { self }

    /// Sets the kerning; no effect in a terminal.
    public func kerning(_ kerning: CGFloat) -> Self { self }

    /// Sets the tracking; no effect in a terminal.
    public func tracking(_ tracking: CGFloat) -> Self { self }

    /// Sets the baseline offset; no effect in a terminal.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }

    /// Sets the font design; no effect in a terminal.
    public func fontDesign(_ design: Font.Design?) -> Self { self }

    /// Sets the font width; no effect in a terminal.
    public func fontWidth(_ width: Font.Width?) -> Self { self }

    /// Allows text selection; no effect, since the terminal selects text.
    public func textSelection(_ selectability: TextSelectability) -> Self { self }
}

extension Text {
    /// Upper or lower case.
    public typealias Case = TextCase

    /// Position of the ellipsis in truncated text; always the end.
    nonisolated public enum TruncationMode: Sendable {
        case head, middle, tail
    }
}

/// Permission to select text; no effect in a terminal.
nonisolated public enum TextSelectability: Sendable {
    case enabled, disabled
}
