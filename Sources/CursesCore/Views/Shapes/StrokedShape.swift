/// The line along an outline, to be coloured by `fill`.
public struct StrokedShape<Outline: Shape>: Shape {
    private let outline: Outline
    private let style: StrokeStyle

    init(_ outline: Outline, style: StrokeStyle) {
        self.outline = outline
        self.style = style
    }

    public var outlineKind: OutlineKind { outline.outlineKind }

    public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

    /// Colours the line.
    public func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> ModifiedView { outline.stroke(content, style: self.style) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        outline.stroke(.foreground, style: style).nodes(evaluation)
    }
}
