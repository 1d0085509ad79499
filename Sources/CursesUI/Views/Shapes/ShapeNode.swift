extension Shape {
    /// Fills the outline.
    public func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> FilledShape<Self> {
        let filled = ModifiedView { evaluation in
            [ShapeNode(evaluation.place, style: evaluation.style(content), isRound: isRound)]
        }
        return FilledShape(self, filled: filled)
    }

    /// Fills the outline in the colour of the text.
    public func fill(style: FillStyle = FillStyle()) -> Self { self }

    /// Draws the outline, which takes the outermost cells.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> ModifiedView {
        ModifiedView { evaluation in
            [ShapeNode(evaluation.place, style: evaluation.style(content), isStroked: true)]
        }
    }

    /// Draws the outline, which takes the outermost cells; its line is as the terminal has it.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ModifiedView {
        stroke(content)
    }

    /// Draws the outline in the colour of the text.
    public func stroke(lineWidth: Double = 1) -> ModifiedView { stroke(.foreground) }

    /// Draws the outline in the colour of the text.
    public func stroke(style: StrokeStyle) -> ModifiedView { stroke(.foreground) }

    /// Draws the outline, which takes the outermost cells.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: Double = 1,
        antialiased: Bool = true
    ) -> ModifiedView { stroke(content) }

    /// Draws the outline, which takes the outermost cells; its line is as the terminal has it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ModifiedView { stroke(content) }

    /// Draws the outline in the colour of the text.
    public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> ModifiedView {
        stroke(.foreground)
    }

    /// Draws the outline in the colour of the text.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ModifiedView {
        stroke(.foreground)
    }

    /// The outline filled in the colour of the text.
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ShapeNode(evaluation.place, style: evaluation.environment.textStyle, isRound: isRound)]
    }

    private var isRound: Bool { self is Circle }
}

/// Fills its cells, or draws a line along the inside of them; what is round and one line high is a dot.
private final class ShapeNode: Node {
    private let style: Style
    private let isRound: Bool
    private let isStroked: Bool

    init(_ place: Place, style: Style, isRound: Bool = false, isStroked: Bool = false) {
        self.style = style
        self.isRound = isRound
        self.isStroked = isStroked
        super.init(place)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(on painter: Painter) {
        if isStroked {
            painter.box(frame, style: style)
        } else if isRound, frame.height == 1 {
            let center = Point(x: frame.minX + max(0, frame.width - 1) / 2, y: frame.minY)
            painter.draw("●", at: center, width: frame.width, style: style)
        } else if style.foreground != .standard {
            painter.fill(frame, style: Style(background: style.foreground))
        }
    }
}
