/// Records drawing commands of a `Canvas`, with the state of the following ones.
public struct GraphicsContext {
    /// The opacity: 0 draws nothing, up to 0.5 draws dimmed, more draws normally.
    public var opacity = 1.0
    /// The blend mode. Has no effect in a terminal.
    public var blendMode = BlendMode.normal
    let drawing: Drawing
    /// The transformation of the following drawing operations.
    public var transform = CGAffineTransform.identity

    init(_ drawing: Drawing) {
        self.drawing = drawing
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { drawing.evaluation.environment }

    /// Moves the following drawing operations to the right and down.
    public mutating func translateBy(x: Double, y: Double) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales the following drawing operations.
    public mutating func scaleBy(x: Double, y: Double) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Rotates the following drawing operations.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Applies a transformation before the present one.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Has no effect in a terminal: clips to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

    /// Has no effect in a terminal: adds a filter.
    public mutating func addFilter(_ filter: Filter) {}

    /// Draws with a copy of the context, so that changes of its state end with the closure.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        try content(&inner)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard let look = look(shading) else { return }
        drawing.add(.area(path.applying(transform), look))
    }

    /// Strokes a path; four points of width are one dot.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes a path; all dash patterns look the same.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard let look = look(shading) else { return }
        let pen = DotGrid.Pen(style: look, isDashed: !style.dash.isEmpty)
        let thickness = Int(min(max(style.lineWidth / 4, 1), 4))
        drawing.add(.line(path.applying(transform), thickness: thickness, pen))
    }

    private func look(_ shading: Shading) -> Style? {
        if opacity <= 0 || shading.isNothing { return nil }
        var look = drawing.evaluation.environment.textStyle
        look = look.overlaid(by: shading.style.style(in: drawing.evaluation.environment.theme))
        if opacity <= 0.5 { look.attributes.insert(.dim) }
        return look
    }

    /// Draws a node with its anchor at a point.
    func draw(_ node: Node, at point: CGPoint, anchor: UnitPoint) {
        let size = node.size(Proposal(width: nil, height: nil))
        let place = transform.moved(DotPoint(point))
        let left = place.x / 8 - Double(size.width) * anchor.x
        let top = place.y / 16 - Double(size.height) * anchor.y
        add(node, left: left, top: top, size)
    }

    /// Draws a node in a rectangle in points.
    func draw(_ node: Node, in room: CGRect) {
        let start = transform.moved(DotPoint(room.origin))
        let width = max(1, (Double(room.size.width) / 8).rounded())
        let height = max(1, (Double(room.size.height) / 16).rounded())
        guard width < 1000, height < 1000 else { return }
        let size = node.size(Proposal(width: Int(width), height: Int(height)))
        add(node, left: start.x / 8, top: start.y / 16, size)
    }

    private func add(_ node: Node, left: Double, top: Double, _ size: Size) {
        guard abs(left) < 1000, abs(top) < 1000, opacity > 0 else { return }
        let (x, y) = (Int(left.rounded()), Int(top.rounded()))
        drawing.add(.view(node, Rect(x: x, y: y, width: size.width, height: size.height)))
    }
}
