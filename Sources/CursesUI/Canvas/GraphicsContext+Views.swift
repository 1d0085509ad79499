extension GraphicsContext {
    /// A text laid out for measuring and drawing.
    public struct ResolvedText {
        let node: Node
        /// The style of the text. Ignored: the text is drawn in its own style.
        public var shading = Shading.foreground

        /// Returns the size of the text in points, at most as wide as `size`.
        public func measure(in size: CGSize) -> CGSize { points(node, Double(size.width)) }
    }

    /// An image resolved to its character.
    public struct ResolvedImage {
        let node: Node
        /// The style of the image. Ignored: the image is drawn in its own style.
        public var shading: Shading?

        /// The size of the image in points.
        public var size: CGSize { points(node, .infinity) }
    }

    /// A tagged view of the canvas, for measuring and drawing.
    public struct ResolvedSymbol {
        let node: Node

        /// The size of the view in points.
        public var size: CGSize { points(node, .infinity) }
    }

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

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(drawing.node(text), in: rect) }

    /// Draws a resolved text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.node, at: point, anchor: anchor)
    }

    /// Draws a resolved text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.node, in: rect) }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(drawing.node(image), at: point, anchor: anchor)
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(drawing.node(image), in: rect)
    }

    /// Draws a resolved image with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.node, at: point, anchor: anchor)
    }

    /// Draws a resolved image in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.node, in: rect)
    }

    /// Draws a symbol with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.node, at: point, anchor: anchor)
    }

    /// Draws a symbol in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, in: rect) }
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
