/// Position of the cursor: a point, or the cell before it if that is blank.
struct CursorRest {
    let point: Point
    var before: Point?

    /// Returns the cell before the point if it is blank on the canvas, else the point.
    func place(on canvas: CellGrid) -> Point {
        guard let before, canvas.bounds.contains(before) else { return point }
        return canvas[before.x, before.y].hidesNothing ? before : point
    }
}

extension Cell {
    /// True if a cursor here covers no glyph and breaks no highlight.
    package var hidesNothing: Bool {
        glyph == .blank && !isAttached && style.background == .standard
            && style.attributes.isDisjoint(with: [.reverse, .underline])
    }
}
