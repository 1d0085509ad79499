extension Shape {
    /// Fills the outline.
    public func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> FilledShape<Self> {
        let filled = ModifiedView { [ShapeNode($0, self, style: $0.filling(content))] }
        return FilledShape(self, filled: filled)
    }

    /// Fills the outline in the colour of the text.
    public func fill(style: FillStyle = FillStyle()) -> Self { self }

    /// Draws the outline along the outermost cells.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ModifiedView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline along the outermost cells.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ModifiedView {
        ModifiedView { [ShapeNode($0, self, style: $0.style(content), stroke: style)] }
    }

    /// Draws the outline in the colour of the text.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline in the colour of the text.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
        StrokedShape(self, style: style)
    }

    /// Fills the outline in the colour of the text.
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ShapeNode(evaluation, self, style: evaluation.environment.textStyle)]
    }
}

extension InsettableShape {
    /// Draws the outline inside its rectangle.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ModifiedView { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

    /// Draws the outline inside its rectangle.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ModifiedView {
        inset(by: CGFloat(style.lineWidth / 2)).stroke(content, style: style)
    }

    /// Draws the outline in the colour of the text.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ModifiedView {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }

    /// Draws the outline in the colour of the text.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ModifiedView {
        strokeBorder(.foreground, style: style)
    }
}

extension Evaluation {
    /// Returns the style of a ground, where black and white are themselves.
    func filling(_ content: some ShapeStyle) -> Style {
        let look = content.style(in: environment.theme)
        guard let color = content as? Color else { return look }
        return Style(foreground: environment.theme.ground(color))
    }
}

/// Fills its cells, draws a line along their inner edge, or shows an outline in dots.
final class ShapeNode: Node {
    private let shape: any Shape
    private let style: Style
    private let stroke: StrokeStyle?
    private let dots: ChartDots
    private let turn: Angle

    init(_ evaluation: Evaluation, _ shape: any Shape, style: Style, stroke: StrokeStyle? = nil) {
        self.shape = shape
        self.style = style
        self.stroke = stroke
        dots = evaluation.environment.chartDots
        turn = evaluation.environment.outlineTurn
        super.init(evaluation.place)
    }

    override var isFramed: Bool { stroke != nil }

    override var pictures: [Node] { [self] }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(on painter: Painter) {
        let kind = shape.outlineKind
        if kind == .dots || kind == .own || kind == .round && frame.height >= 3 {
            drawDots(on: painter)
        } else if stroke != nil {
            painter.outline(frame, style: style)
        } else if kind == .round, frame.height == 1 {
            let center = Point(x: frame.minX + max(0, frame.width - 1) / 2, y: frame.minY)
            painter.draw("●", at: center, width: frame.width, style: style)
        } else if style.foreground != .standard {
            place.clock.hasGrounds = true
            painter.fill(frame, style: Style(background: style.foreground))
        }
    }

    private func drawDots(on painter: Painter) {
        guard !frame.isEmpty, frame.width * frame.height < 1 << 16 else { return }
        var grid = DotGrid(columns: frame.width, rows: frame.height, dots: dots)
        let outline = OutlineRoom(frame.size, turn: turn).path(of: shape, in: grid)
        if let stroke {
            let pen = DotGrid.Pen(style: style, isDashed: !stroke.dash.isEmpty)
            let isFaint = style.foreground == .standard
            let width = isFaint ? 1 : Int(min(max(stroke.lineWidth / 4, 1), 4))
            grid.stroke(outline, thickness: width, pen)
        } else {
            grid.fill(outline, style)
        }
        painter.draw(grid, columns: frame.width, at: frame.origin, isFilled: stroke == nil)
    }
}

extension Painter {
    /// Draws dots over the canvas; when filled, cells full of dots get a background.
    package func draw(_ grid: DotGrid, columns: Int, at origin: Point, isFilled: Bool) {
        let rows = columns > 0 ? grid.height / grid.dots.rows : 0
        for index in 0..<columns * rows {
            guard let (glyph, style) = grid.cell(index) else { continue }
            let point = Point(x: origin.x + index % columns, y: origin.y + index / columns)
            if isFilled, grid.isFull(index), style.foreground != .standard {
                fill(
                    Rect(origin: point, size: Size(width: 1, height: 1)),
                    style: Style(background: style.foreground)
                )
            } else {
                draw(String(glyph), at: point, width: 1, style: style)
            }
        }
    }
}

extension EnvironmentValues {
    /// Rotation of the outlines below.
    @Entry package var outlineTurn = Angle.zero
}
