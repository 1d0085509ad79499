extension View {
    /// Shows the view plainly, faintly or, at zero, not at all, though it keeps its room and its keys.
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

    /// Gives what is below another accent.
    public func tint<S: ShapeStyle>(_ tint: S) -> ModifiedView {
        ModifiedView(
            self,
            enter: { $0.putting(tint.style(in: $0.environment.theme)) { $0.theme.tint = $1 } }
        )
    }

    /// Gives what is below another accent, if there is one.
    public func tint(_ tint: Color?) -> ModifiedView {
        environment(putting: tint) { if let tint = $1 { $0.theme.tint = tint.style(in: $0.theme) } }
    }

    /// Gives what is below another accent, if there is one; the older name of `tint`.
    public func accentColor(_ accentColor: Color?) -> ModifiedView { tint(accentColor) }

    /// Makes text bold from semibold on, and plain below.
    public func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
        bold(weight?.isBold ?? false)
    }

    /// Draws text faintly, for no terminal can be relied on to strike it through.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView {
        environment(putting: isActive) { if $1 { $0.textStyle.attributes.insert(.dim) } }
    }

    /// Makes digits equally wide, which they are.
    public func monospacedDigit() -> Self { self }

    /// Makes characters equally wide, which they are.
    public func monospaced(_ isActive: Bool = true) -> Self { self }
}

extension View {
    /// Leaves the room of the view empty while something lies over its screen, as with words about keys
    /// that are not live then.
    public func hiddenWhileCovered() -> ModifiedView {
        wrapped { UncoveredNode($0.place, children: [$1]) }
    }
}

/// Draws what it has while nothing lies over it.
private final class UncoveredNode: Node {
    override func draw(on painter: Painter) {
        if !painter.isCovered { super.draw(on: painter) }
    }
}
