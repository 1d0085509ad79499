extension GraphicsContext {
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let node: Node
        /// What the text is drawn with, which its own style says.
        public var shading = Shading.foreground

        /// The points that the text takes of those that are offered.
        public func measure(in size: CGSize) -> CGSize { points(node, Double(size.width)) }
    }

    /// An image that is ready to be drawn, which is its character.
    public struct ResolvedImage {
        let node: Node
        /// What the image is drawn with.
        public var shading: Shading?

        /// The points that the image takes.
        public var size: CGSize { points(node, .infinity) }
    }

    /// A view with a tag that is ready to be drawn.
    public struct ResolvedSymbol {
        let node: Node

        /// The points that the view takes.
        public var size: CGSize { points(node, .infinity) }
    }

    /// Makes a text ready, to be measured or drawn several times.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: drawing.node(text)) }

    /// Makes an image ready, to be measured or drawn several times.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(node: drawing.node(image))
    }

    /// The view that has a tag among the symbols.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        drawing.symbols.first { $0.isMarked(AnyHashable(id)) }.map { ResolvedSymbol(node: $0) }
    }

    /// Draws a text so that a part of it lies at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(drawing.node(text), at: point, anchor: anchor)
    }

    /// Draws a text in a room.
    public func draw(_ text: Text, in rect: CGRect) { draw(drawing.node(text), in: rect) }

    /// Draws a text so that a part of it lies at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.node, at: point, anchor: anchor)
    }

    /// Draws a text in a room.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.node, in: rect) }

    /// Draws an image so that a part of it lies at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(drawing.node(image), at: point, anchor: anchor)
    }

    /// Draws an image in a room.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(drawing.node(image), in: rect)
    }

    /// Draws an image so that a part of it lies at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.node, at: point, anchor: anchor)
    }

    /// Draws an image in a room.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.node, in: rect)
    }

    /// Draws a symbol so that a part of it lies at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.node, at: point, anchor: anchor)
    }

    /// Draws a symbol in a room.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, in: rect) }
}

extension Node {
    /// Whether the node or one of those that it is made of has a tag.
    fileprivate func isMarked(_ tag: AnyHashable) -> Bool {
        self.tag == tag || children.contains { $0.isMarked(tag) }
    }
}

private func points(_ node: Node, _ width: Double) -> CGSize {
    let columns = width.isFinite ? max(1, Int(width / 8)) : nil
    let size = node.size(Proposal(width: columns, height: nil))
    return CGSize(width: Double(size.width * 8), height: Double(size.height * 16))
}
