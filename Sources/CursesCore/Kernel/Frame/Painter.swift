/// Draws nodes, and records where they can be clicked and where the cursor is.
public final class Painter {
    package private(set) var canvas: CellGrid
    private var painted: PaintedCells
    var hits: [(rect: Rect, node: Node)] = []
    var cursor: CursorRest?
    /// The style of each meaning.
    public let theme: Theme
    let focus: Place?
    private(set) var clip: Rect
    /// The rectangle of the node being copied, and whether it has asked for the focus.
    var copied: Rect?
    var isCopying = false
    var asksForFocus = false
    /// True if an overlay covers the drawn cells.
    var isCovered = false

    package init(size: Size, theme: Theme, focus: Place?) {
        canvas = CellGrid(size: size)
        painted = PaintedCells(size: canvas.size)
        self.theme = theme
        self.focus = focus
        clip = canvas.bounds
    }

    /// Returns whether a node has the focus.
    public func isFocused(_ node: Node) -> Bool {
        asksForFocus = true
        return node.place === focus
    }

    /// Draws only inside a rectangle.
    package func clipped(to rect: Rect, _ draw: () -> Void) {
        let outer = clip
        clip = clip.intersection(rect)
        draw()
        clip = outer
    }

    /// Draws text to the right of a point, up to a width.
    package func draw(
        _ text: GlyphText,
        at point: Point,
        width: Int = Proposal.unlimited,
        style: Style
    ) {
        let clip = clip.intersection(
            Rect(x: point.x, y: point.y, width: min(width, Proposal.unlimited), height: 1)
        )
        guard !clip.isEmpty else { return }
        let style = theme.shown(style)
        var x = point.x
        for character in text.characters {
            if x >= clip.maxX { break }
            canvas.put(character, at: Point(x: x, y: point.y), style: style, clip: clip)
            for element in character { x += element.width }
        }
        note(Rect(x: point.x, y: point.y, width: x - point.x, height: 1).intersection(clip))
    }

    /// Draws text to the right of a point, up to a width; control characters are neutralized.
    public func draw(_ text: String, at point: Point, width: Int? = nil, style: Style) {
        draw(GlyphText(text), at: point, width: width ?? Proposal.unlimited, style: style)
    }

    /// Draws a thin line to the right.
    package func rule(_ start: Point, width: Int, style: Style) {
        let line = Rect(x: start.x, y: start.y, width: width, height: 1).intersection(clip)
        let start = Point(x: line.minX, y: start.y)
        put(Array(repeating: "─", count: line.width), at: start, style: style)
    }

    /// Draws glyphs of one column each to the right of a point.
    package func put(_ glyphs: [Unicode.Scalar], at start: Point, style: Style) {
        let line = Rect(x: start.x, y: start.y, width: glyphs.count, height: 1).intersection(clip)
        let style = theme.shown(style)
        for (index, glyph) in glyphs.enumerated() {
            let point = Point(x: start.x + index, y: start.y)
            canvas.put(Glyph(glyph), width: 1, at: point, style: style, clip: line)
        }
        note(line)
    }

    /// Blanks a rectangle.
    public func fill(_ rect: Rect, style: Style) {
        let rect = rect.intersection(clip)
        canvas.fill(rect, style: style)
        note(rect)
        if style == .plain { painted.mark(rect, isBlank: true) }
    }

    /// Lays a style over what is drawn in a rectangle.
    package func overlay(_ rect: Rect, style: Style) {
        let isDim = style.attributes.contains(.dim)
        let style = isDim ? theme.shown(style) : style
        canvas.restyle(rect.intersection(clip)) {
            let foreground = $1.foreground
            let keepsGrey = isDim && theme.isFaint($1)
            $1 = $1.overlaid(by: style)
            if keepsGrey { $1.foreground = foreground }
        }
        note(rect.intersection(clip))
    }

    /// Draws all text that could not be read on its ground in black or white.
    func makeReadable() {
        canvas.restyle(canvas.bounds) { glyph, style in
            let isPicture = (0x2500...0x28FF).contains(glyph.base.value)
            guard style.background != .standard, glyph != .blank, !isPicture,
                !style.attributes.contains(.reverse)
            else { return }
            style = theme.readable(style)
        }
    }

    /// Returns whether nothing is drawn in a rectangle.
    func isBlank(_ rect: Rect) -> Bool { painted.isBlank(rect) }

    /// Copies drawn cells into a blank rectangle.
    func put(_ cells: [Cell], in rect: Rect) {
        canvas.put(cells, in: rect)
        painted.mark(rect)
    }

    /// Records what is drawn; a node that draws outside its rectangle cannot be copied.
    private func note(_ rect: Rect) {
        painted.mark(rect)
        guard let copied, rect.intersection(copied) != rect, !rect.isEmpty else { return }
        self.copied = nil
    }

    /// Draws a rectangle as selected, in one style: reversing single colours would look patchy.
    package func select(_ rect: Rect) {
        mark(rect, theme.selection)
    }

    /// Draws a rectangle as a message, distinguished from a selection by the accent.
    func announce(_ rect: Rect) {
        mark(rect, theme.tint.overlaid(by: Style(attributes: .reverse)))
    }

    private func mark(_ rect: Rect, _ look: Style) {
        canvas.restyle(rect.intersection(clip)) {
            let plain = Style(foreground: theme.ink, attributes: $1.attributes.subtracting(.dim))
            $1 = plain.overlaid(by: look)
        }
        note(rect.intersection(clip))
    }

    /// Draws a row as selected; its pictures keep their colours if possible.
    func select(_ rect: Rect, around row: Node) {
        let kept = row.pictures.map { $0.frame.intersection(clip) }.filter { !$0.isEmpty }
            .map { ($0, canvas.cells(in: $0)) }
        select(rect)
        for (rect, cells) in kept {
            canvas.put(cells.map(onSelection), in: rect)
        }
    }

    /// Adapts a cell of a picture to the background of a reversed row.
    private func onSelection(_ cell: Cell) -> Cell {
        guard theme.selection.attributes.contains(.reverse) else { return cell }
        // A cell of a colour is no text.
        if cell.glyph == .blank, cell.style.background != .standard { return cell }
        var cell = cell
        // Grey parts are drawn as strong as the text.
        let isTint =
            cell.style.foreground != .standard
            && cell.style.foreground == theme.tint.foreground
        cell.style.background = isTint ? theme.chosenTint : .standard
        cell.style.foreground = theme.ink
        cell.style.attributes.remove(.dim)
        cell.style.attributes.insert(.reverse)
        return cell
    }

    /// Draws a box inside a rectangle, with a title in its upper edge.
    package func box(
        _ rect: Rect,
        title: GlyphText = GlyphText(),
        style: Style,
        titleStyle: Style? = nil
    ) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        let corners: [[Unicode.Scalar]] = [["╭", "╮"], ["╰", "╯"]]
        for (y, ends) in zip([rect.minY, rect.maxY - 1], corners) {
            put([ends[0]], at: Point(x: rect.minX, y: y), style: style)
            rule(Point(x: rect.minX + 1, y: y), width: rect.width - 2, style: style)
            put([ends[1]], at: Point(x: rect.maxX - 1, y: y), style: style)
        }
        for y in rect.minY + 1..<rect.maxY - 1 {
            put(["│"], at: Point(x: rect.minX, y: y), style: style)
            put(["│"], at: Point(x: rect.maxX - 1, y: y), style: style)
        }
        guard title.width > 0, rect.width >= 6 else { return }
        let title = title.truncated(to: rect.width - 4)
        let start = Point(x: rect.minX + 1, y: rect.minY)
        draw(" ", at: start, style: style)
        draw(title, at: Point(x: start.x + 1, y: start.y), style: titleStyle ?? style)
        draw(" ", at: Point(x: start.x + 1 + title.width, y: start.y), style: style)
    }

    /// Draws a box inside a rectangle, except over the text that is drawn there.
    package func outline(_ rect: Rect, style: Style) {
        let rows = rect.intersection(clip)
        let texts = (rows.minY..<rows.maxY).compactMap { y -> (Rect, [Cell])? in
            let columns = (rows.minX..<rows.maxX).filter { isText(canvas[$0, y]) }
            guard let first = columns.first, let last = columns.last else { return nil }
            let text = Rect(x: first, y: y, width: last - first + 1, height: 1)
            return (text, canvas.cells(in: text))
        }
        box(rect, style: style)
        for (text, cells) in texts { canvas.put(cells, in: text) }
    }

    private func isText(_ cell: Cell) -> Bool {
        cell.isAttached || cell.glyph != .blank && Self.heavy[cell.glyph] == nil
    }

    /// Draws the uppermost box inside a rectangle with heavy lines.
    func thicken(boxIn rect: Rect) {
        let rect = rect.intersection(clip)
        func isCorner(_ glyph: Unicode.Scalar, _ x: Int, _ y: Int) -> Bool {
            canvas[x, y].glyph == Glyph(glyph)
        }
        for y in rect.minY..<rect.maxY {
            guard let left = (rect.minX..<rect.maxX).first(where: { isCorner("╭", $0, y) }),
                let right = (left..<rect.maxX).last(where: { isCorner("╮", $0, y) }),
                let bottom = (y..<rect.maxY).last(where: { isCorner("╰", left, $0) })
            else { continue }
            let edges = [
                Rect(x: left, y: y, width: right - left + 1, height: 1),
                Rect(x: left, y: bottom, width: right - left + 1, height: 1),
                Rect(x: left, y: y, width: 1, height: bottom - y + 1),
                Rect(x: right, y: y, width: 1, height: bottom - y + 1),
            ]
            for edge in edges {
                let cells = canvas.cells(in: edge).map { light in
                    changed(light) { $0.glyph = Self.heavy[light.glyph] ?? light.glyph }
                }
                canvas.put(cells, in: edge)
            }
            return
        }
    }

    private static let heavy: [Glyph: Glyph] = [
        Glyph("╭"): Glyph("┏"), Glyph("╮"): Glyph("┓"), Glyph("╰"): Glyph("┗"),
        Glyph("╯"): Glyph("┛"), Glyph("─"): Glyph("━"), Glyph("│"): Glyph("┃"),
    ]

    /// Makes the visible part of a node clickable.
    public func hit(_ node: Node, in rect: Rect? = nil) {
        let rect = (rect ?? node.frame).intersection(clip)
        if !rect.isEmpty { hits.append((rect, node)) }
    }

    /// Puts the cursor at a point, if visible.
    public func rest(cursorAt point: Point) {
        if clip.contains(point) { cursor = CursorRest(point: point) }
    }

    /// Puts the cursor before a column if that cell is blank, or else at a point.
    public func rest(cursorBefore column: Int, or point: Point, isShown: Bool = true) {
        guard clip.contains(point) else { return }
        let before = Point(x: column - 1, y: point.y)
        cursor = CursorRest(point: point, before: before, isShown: isShown)
    }

    /// Starts a layer: dims everything below and makes it unclickable. Text becomes grey; pictures
    /// made of backgrounds and blocks keep some of their colours.
    func beginLayer(over rect: Rect) {
        hits = []
        cursor = nil
        painted.mark(rect)
        // Adjacent cells often share a colour.
        var last = (from: Color.standard, to: Color.standard)
        func receding(_ color: Color) -> Color {
            if color != last.from { last = (color, theme.receding(color) ?? .standard) }
            return last.to
        }
        canvas.restyle(rect) { glyph, style in
            let old = style
            let faint = theme.isFaint(style) ? style.foreground : .standard
            style = Style(attributes: style.attributes.subtracting([.bold, .reverse]))
            if glyph != .blank || style != .plain { style.attributes.insert(.dim) }
            style = theme.shown(style)
            if faint != .standard { style.foreground = faint }
            let isBlock = (0x2580...0x259F).contains(glyph.base.value)
            if isBlock || !old.attributes.contains(.reverse), old.background != .standard {
                style.background = receding(old.background)
            }
            guard isBlock, old.foreground != .standard else { return }
            let foreground = receding(old.foreground)
            guard foreground != .standard else { return }
            style.foreground = foreground
            style.attributes = old.attributes.intersection(.reverse)
        }
    }
}
