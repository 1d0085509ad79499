/// A filled shape, whose outline may be drawn too.
public struct FilledShape<Outline: Shape>: PrimitiveView {
    private let outline: Outline
    private let filled: ModifiedView

    init(_ outline: Outline, filled: ModifiedView) {
        self.outline = outline
        self.filled = filled
    }

    /// Draws the outline over the filling; the line width has no effect.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        FilledShape(outline, filled: filled.overlay { outline.stroke(content) })
    }

    /// Draws the outline over the filling; the stroke style has no effect.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        stroke(content)
    }

    /// Draws the outline over the filling; the line width has no effect.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        stroke(content)
    }

    /// Draws the outline over the filling; the stroke style has no effect.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        stroke(content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { filled.nodes(evaluation) }
}
