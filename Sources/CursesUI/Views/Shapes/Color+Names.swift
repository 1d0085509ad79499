nonisolated extension Color {
    /// No colour: what is behind can be seen.
    public static var clear: Color { .standard }
    /// The terminal's own foreground.
    public static var primary: Color { .standard }
    /// The grey of what explains.
    public static var secondary: Color { .gray }
    /// The colour of the one accent.
    public static var accentColor: Color { Theme.standard.tint.foreground }

    /// The colour itself, for a terminal knows no shades.
    public var gradient: Color { self }

    /// The terminal's colour that is nearest to a mixture of light.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let parts = [red, green, blue]
        let bright = parts.max() ?? 0
        let lit = parts.map { $0 > bright * 0.6 }
        let number = lit.enumerated().reduce(0) { $1.element ? $0 | 1 << $1.offset : $0 }
        self.init(rawValue: opacity == 0 ? 255 : bright < 0.25 ? 0 : UInt8(number))
    }

    /// The grey that is nearest to a brightness.
    public init(white: Double, opacity: Double = 1) {
        self.init(rawValue: opacity == 0 ? 255 : white < 0.25 ? 0 : white < 0.75 ? 8 : 7)
    }

    /// The colour itself, or none at zero: a terminal knows no shades.
    public func opacity(_ opacity: Double) -> Color {
        opacity > 0 ? self : .clear
    }
}

/// SwiftUI's materials: on a terminal each is the terminal's own background.
nonisolated extension ShapeStyle where Self == Color {
    public static var bar: Color { .standard }
    public static var ultraThinMaterial: Color { .standard }
    public static var thinMaterial: Color { .standard }
    public static var regularMaterial: Color { .standard }
    public static var thickMaterial: Color { .standard }
    public static var ultraThickMaterial: Color { .standard }
}

/// SwiftUI's other names, each for the nearest of the terminal's colours.
nonisolated extension ShapeStyle where Self == Color {
    public static var brown: Color { .yellow }
    public static var clear: Color { .standard }
    public static var indigo: Color { Color(rawValue: 12) }
    public static var mint: Color { Color(rawValue: 14) }
    public static var orange: Color { .yellow }
    public static var pink: Color { Color(rawValue: 13) }
    public static var purple: Color { .magenta }
    public static var teal: Color { .cyan }
}

extension Color: PrimitiveView {
    /// Fills all the room there is with the colour.
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ColorNode(evaluation.place, color: self)]
    }
}

/// Fills its room.
private final class ColorNode: Node {
    private let color: Color

    init(_ place: Place, color: Color) {
        self.color = color
        super.init(place)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(on painter: Painter) {
        if color != .standard { painter.fill(frame, style: Style(background: color)) }
    }
}
