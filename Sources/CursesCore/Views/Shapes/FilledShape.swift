/// A filled shape, whose outline may be drawn too.
public struct FilledShape<Outline: Shape>: PrimitiveView {
    private let outline: Outline
    private let filled: ModifiedView

    init(_ outline: Outline, filled: ModifiedView) {
        self.outline = outline
        self.filled = filled
    }

    /// Draws the outline over the filling.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline over the filling.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        FilledShape(outline, filled: filled.overlay { outline.stroke(content, style: style) })
    }

    /// Draws the outline over the filling.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        stroke(content, lineWidth: lineWidth)
    }

    /// Draws the outline over the filling.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        stroke(content, style: style)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { filled.nodes(evaluation) }
}
