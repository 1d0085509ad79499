/// Where the cursor of a frame rests: at a point, or on a cell before it that it hides nothing on.
struct CursorRest {
    let point: Point
    var before: Point?

    /// The cell before the point, if it is blank on what was drawn, or else the point.
    func place(on canvas: CellGrid) -> Point {
        guard let before, canvas.bounds.contains(before) else { return point }
        return canvas[before.x, before.y].hidesNothing ? before : point
    }
}

extension Cell {
    /// Whether a cursor on it covers no glyph and makes no hole in what is marked.
    var hidesNothing: Bool {
        glyph == .blank && !isAttached && style.background == .standard
            && style.attributes.isDisjoint(with: [.reverse, .underline])
    }
}
