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

    /// Sets the accent of the views below.
    public func tint<S: ShapeStyle>(_ tint: S) -> ModifiedView {
        ModifiedView(
            self,
            enter: { $0.putting(tint.style(in: $0.environment.theme)) { $0.theme.tint = $1 } }
        )
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
}

extension View {
    /// Hides the view while an overlay covers its screen, but keeps its space; for hints about keys
    /// that are inactive then.
    public func hiddenWhileCovered() -> ModifiedView {
        wrapped { UncoveredNode($0.place, children: [$1]) }
    }
}

/// Draws its content while no overlay covers it.
private final class UncoveredNode: Node {
    override func draw(on painter: Painter) {
        if !painter.isCovered { super.draw(on: painter) }
    }
}

extension View {
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
    /// Sets the characters to draw with; with `ascii`, charts use ASCII too.
    public func characters(_ characters: TerminalCharacters) -> ModifiedView {
        environment {
            $0.terminalCharacters = characters
            if characters == .ascii { $0.chartDots = .ascii }
        }
    }
}

extension View {
    /// Sets the colours of the views below, adapted to the terminal's background.
    public func colorSet(_ set: ColorSet) -> ModifiedView {
        ModifiedView(
            self,
            enter: {
                $0.keeping(by: set) { $0.theme = ThemeMemory.theme(set, on: $0.terminalColors) }
            }
        )
    }
}

extension View {
    /// Draws the view as one picture, which keeps its colours in a selected row.
    public func drawingGroup() -> ModifiedView {
        wrapped { DrawingGroupNode($0.place, children: [$1]) }
    }
}

/// A node whose cells are never reversed.
private final class DrawingGroupNode: Node {
    override var pictures: [Node] { [self] }
}
