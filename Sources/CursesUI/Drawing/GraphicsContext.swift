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

    private func add(_ node: Node, left: Double, top: Double, _ size: Size) {
        guard abs(left) < 1000, abs(top) < 1000, opacity > 0 else { return }
        let (x, y) = (Int(left.rounded()), Int(top.rounded()))
        drawing.add(.view(node, Rect(x: x, y: y, width: size.width, height: size.height)))
    }
}

extension GraphicsContext {
    /// The style of a fill or stroke.
    public struct Shading {
        let style: any ShapeStyle
        var isNothing = false

        init(_ style: any ShapeStyle) {
            self.style = style
        }

        /// The foreground style.
        public static var foreground: Shading { Shading(.foreground) }

        /// Creates a shading of a colour.
        public static func color(_ color: Color) -> Shading { Shading(color) }
    }

    /// A filter of the drawing. Has no effect in a terminal.
    nonisolated public struct Filter: Sendable {
        /// Has no effect in a terminal: blurs the drawing.
        public static func blur(radius: Double) -> Filter { Filter() }

        /// Has no effect in a terminal: adds a shadow.
        public static func shadow(
            color: Color = .black,
            radius: Double,
            x: Double = 0,
            y: Double = 0
        ) -> Filter { Filter() }
    }
}

extension GraphicsContext {
    /// A text, an image or a tagged view of the canvas, for measuring and drawing.
    public struct Resolved {
        let node: Node
        /// The style of a text or an image. Ignored: it is drawn in its own style.
        public var shading: Shading?

        /// The size in points.
        public var size: CGSize { points(node, .infinity) }

        /// Returns the size in points, at most as wide as `size`.
        public func measure(in size: CGSize) -> CGSize { points(node, Double(size.width)) }
    }

    /// A text laid out for measuring and drawing.
    public typealias ResolvedText = Resolved
    /// An image resolved to its character.
    public typealias ResolvedImage = Resolved
    /// A tagged view of the canvas.
    public typealias ResolvedSymbol = Resolved

    /// Resolves a text that is measured or drawn several times.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: drawing.node(text)) }

    /// Resolves an image that is measured or drawn several times.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(node: drawing.node(image))
    }

    /// Returns the symbol with a tag, or `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        drawing.symbols.first { $0.isMarked(AnyHashable(id)) }.map { ResolvedSymbol(node: $0) }
    }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(drawing.node(text), at: point, anchor: anchor)
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(drawing.node(image), at: point, anchor: anchor)
    }

    /// Draws what was resolved with its anchor at a point.
    public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolved.node, at: point, anchor: anchor)
    }
}

extension Node {
    /// Returns true if the node or a descendant has the tag.
    fileprivate func isMarked(_ tag: AnyHashable) -> Bool {
        self.tag == tag || children.contains { $0.isMarked(tag) }
    }
}

private func points(_ node: Node, _ width: Double) -> CGSize {
    let columns = width.isFinite ? max(1, Int(width / 8)) : nil
    let size = node.size(Proposal(width: columns, height: nil))
    return CGSize(width: Double(size.width * 8), height: Double(size.height * 16))
}

/// Records the drawing commands of a canvas, in order.
final class Drawing {
    let evaluation: Evaluation
    let symbols: [Node]
    private(set) var items: [Item] = []
    private var nodeCount = 0

    init(_ evaluation: Evaluation, symbols: [Node]) {
        self.evaluation = evaluation
        self.symbols = symbols
    }

    func add(_ item: Item) {
        items.append(item)
    }

    /// Returns the node of a view that is drawn on the canvas.
    func node(_ view: some View) -> Node {
        nodeCount += 1
        return view.node(evaluation.at(nodeCount))
    }

    /// A drawing command; paths are in points and rectangles of views in cells.
    enum Item {
        case line(Path, thickness: Int, DotGrid.Pen)
        case area(Path, Style)
        case view(Node, Rect)
    }
}
