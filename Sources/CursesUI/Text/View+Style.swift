extension View {
    /// Draws the view dimmed below 1 and not at all at 0; it keeps its space and its keys.
    public func opacity(_ opacity: Double) -> ModifiedView {
        wrapped { evaluation, node in
            DrawnNode(evaluation.place, node) { node, painter, drawContent in
                guard opacity > 0 else { return }
                drawContent()
                if opacity < 1 { painter.overlay(node.frame, style: Style(attributes: .dim)) }
            }
        }
    }

    /// Colours text and lines; the older name of `foregroundStyle`.
    public func foregroundColor(_ color: Color?) -> ModifiedView {
        foregroundStyle(color ?? .standard)
    }

    /// Sets the accent of the views below; no effect if `nil`.
    public func tint(_ tint: Color?) -> ModifiedView {
        environment(putting: tint) { if let tint = $1 { $0.theme.tint = tint.style(in: $0.theme) } }
    }

    /// Sets the accent of the views below; no effect if `nil`. The older name of `tint`.
    public func accentColor(_ accentColor: Color?) -> ModifiedView { tint(accentColor) }

    /// Makes text bold from semibold on, and regular below.
    public func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
        bold(weight?.isBold ?? false)
    }

    /// Dims text, since not all terminals support strikethrough.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView {
        environment(putting: isActive) { if $1 { $0.textStyle.attributes.insert(.dim) } }
    }

    /// Makes digits equally wide; no effect in a terminal.
    public func monospacedDigit() -> Self { self }

    /// Makes characters equally wide; no effect in a terminal.
    public func monospaced(_ isActive: Bool = true) -> Self { self }

    /// Shows a number at the end of the row; none for zero.
    public func badge(_ count: Int) -> ModifiedView {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows any text at the end of the row; none for `nil`.
    @_disfavoredOverload
    public func badge(_ label: (some TitleText)?) -> ModifiedView {
        guard let label else { return ModifiedView(self) }
        return ModifiedView { evaluation in
            let content = node(evaluation.at(0))
            let row = HStack {
                NodesView(nodes: [content])
                Spacer()
                label.titleText.foregroundStyle(.secondary)
            }
            return [
                BadgeNode(
                    evaluation.place,
                    row.node(evaluation.at(1)),
                    content: content,
                    badge: label.titleText.resolve(evaluation.environment)
                )
            ]
        }
    }

    /// Shows the translation of a key at the end of the row; none for `nil`.
    public func badge(_ key: LocalizedStringKey?) -> ModifiedView {
        badge(key.map { Text($0) })
    }
}

/// A row with a badge at its end, which a tab shows beside its name instead.
package final class BadgeNode: Node {
    package let badge: String
    /// True if another view shows the badge.
    package var isShownElsewhere = false
    private let content: Node

    init(_ place: Place, _ row: Node, content: Node, badge: String) {
        self.badge = badge
        self.content = content
        super.init(place, children: [row])
    }

    package override var visibleChildren: [Node] { isShownElsewhere ? [content] : children }

    package override func measure(_ proposal: Proposal) -> Size {
        (isShownElsewhere ? content : children[0]).size(proposal)
    }

    package override func layOut() {
        (isShownElsewhere ? content : children[0]).place(in: frame)
    }
}

extension View {
    /// Makes text italic.
    public func italic(_ isActive: Bool = true) -> ModifiedView { attribute(.italic, isActive) }

    /// Colours text and lines in the first style; the second has no effect.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> ModifiedView { foregroundStyle(primary) }

    /// Underlines text in its colour; pattern and colour have no effect.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView { attribute(.underline, isActive) }

    /// Sets the font, of which only the style is used.
    public func font(_ font: Font?) -> ModifiedView {
        environment(putting: font) {
            $0.textStyle = $1?.style(over: $0.textStyle, in: $0.theme) ?? $0.textStyle
        }
    }

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
        lineLimit(limit).frame(minHeight: reservesSpace ? .rows(limit) : nil, alignment: .top)
    }

    /// Shows each text in upper or lower case; `nil` keeps it.
    public func textCase(_ textCase: Text.Case?) -> ModifiedView {
        environment(putting: textCase) { $0.textCase = $1 }
    }

    /// Sets the truncation mode; no effect, since text is truncated at its end.
    public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }

    /// Sets the minimum scale; no effect in a terminal.
    public func minimumScaleFactor(_ factor: Double) -> Self { self }

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
