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
