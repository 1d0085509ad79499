import CursesCore

/// What the probe has seen, and the frame that shows it.
struct Report {
    var size = Size.zero
    var capabilities = TerminalCapabilities.modern
    /// What a job of no actor has found out.
    var result = "-"
    private var key = "-"
    private var keys = 0
    private var paste = "-"
    private var mouse = "-"
    private var text = ""
    private var resizes = 0
    private var resumes = 0

    mutating func note(_ event: InputEvent) {
        switch event {
        case .key(let press):
            key = press.name
            keys += 1
            if !press.characters.isEmpty { text += press.characters }
            if press == KeyPress(.delete), !text.isEmpty { text.removeLast() }
        case .paste(let pasted): paste = "\(pasted.utf8.count) \(pasted.prefix(20))"
        case .mouse(let event): mouse = "\(event.kind) \(event.location.x),\(event.location.y)"
        case .resize: resizes += 1
        case .resume: resumes += 1
        case .answer: break
        case .terminate: break
        }
    }

    /// A frame in which a typed character changes nothing but its own cell.
    func fieldFrame() -> (CellGrid, Point?) {
        var canvas = CellGrid(size: size)
        let field = String(text.suffix(40))
        write("field", y: 0, on: &canvas)
        write("> \(field)", y: 8, on: &canvas)
        canvas.restyle(Rect(x: 2, y: 8, width: 40, height: 1)) {
            $1 = Style(foreground: .blue, attributes: .underline)
        }
        return (canvas, Point(x: 2 + columns(of: field), y: 8))
    }

    func frame() -> (CellGrid, Point?) {
        var canvas = CellGrid(size: size)
        let lines = [
            "size \(size.width)x\(size.height) colors \(capabilities.colors) \(capabilities.glyphs)",
            "key \(key) of \(keys)",
            "paste \(paste)",
            "mouse \(mouse)",
            "resized \(resizes) resumed \(resumes) result \(result)",
            "╭─ héllo ─╮ ✓ • … ⣿ 漢字 e\u{301}",
        ]
        for (y, line) in lines.enumerated() { write(line, y: y, on: &canvas) }
        for code in 0..<16 {
            let named: Color? = Color(rawValue: UInt32(code))
            guard let color = named else { continue }
            put("#", at: Point(x: code, y: 6), Style(foreground: color), on: &canvas)
            put("#", at: Point(x: code + 16, y: 6), Style(background: color), on: &canvas)
        }
        let attributes: [Style.Attributes] = [.bold, .dim, .italic, .underline, .reverse]
        for (x, attribute) in attributes.enumerated() {
            put("A", at: Point(x: x, y: 7), Style(attributes: attribute), on: &canvas)
        }
        let field = String(text.suffix(40))
        write("> \(field)", y: 8, on: &canvas)
        for (x, scalar) in Self.hostile.enumerated() {
            put(scalar, at: Point(x: x, y: 9), .plain, on: &canvas)
        }
        let marked = Glyph("x", marks: "\u{1B}\u{202E}\u{200D}\u{301}\n")
        canvas.put(marked, width: 1, at: Point(x: 20, y: 9), style: .plain, clip: canvas.bounds)
        return (canvas, Point(x: 2 + columns(of: field), y: 8))
    }

    private static let hostile: [Unicode.Scalar] = [
        "\u{1B}", "\u{0}", "\n", "\r", "\t", "\u{8}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{200B}",
        "\u{FEFF}", "\u{E0001}", "漢", "\u{301}",
    ]

    private func columns(of text: String) -> Int {
        text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }

    private func write(_ line: String, y: Int, on canvas: inout CellGrid) {
        var x = 0
        for character in line {
            let scalars = character.unicodeScalars
            guard let base = scalars.first else { continue }
            let isWide = character.isWide
            let marks = String(String.UnicodeScalarView(scalars.dropFirst()))
            canvas.put(
                Glyph(base, marks: marks),
                width: isWide ? 2 : 1,
                at: Point(x: x, y: y),
                style: .plain,
                clip: canvas.bounds
            )
            x += isWide ? 2 : 1
        }
    }

    private func put(
        _ scalar: Unicode.Scalar,
        at point: Point,
        _ style: Style,
        on canvas: inout CellGrid
    ) {
        canvas.put(Glyph(scalar), width: 1, at: point, style: style, clip: canvas.bounds)
    }
}

extension Character {
    fileprivate var isWide: Bool {
        guard let base = unicodeScalars.first?.value else { return false }
        return (0x2E80...0xFFEF).contains(base) || base >= 0x1F300
    }
}
