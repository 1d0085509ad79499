/// An outline that is filled, and may be drawn round as well.
public struct FilledShape<Outline: Shape>: PrimitiveView {
    private let outline: Outline
    private let filled: ModifiedView

    init(_ outline: Outline, filled: ModifiedView) {
        self.outline = outline
        self.filled = filled
    }

    /// Draws the outline over what is filled.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        FilledShape(outline, filled: filled.overlay { outline.stroke(content) })
    }

    /// Draws the outline over what is filled; its line is as the terminal has it.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        stroke(content)
    }

    /// Draws the outline over what is filled.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        stroke(content)
    }

    /// Draws the outline over what is filled; its line is as the terminal has it.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        stroke(content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { filled.nodes(evaluation) }
}
