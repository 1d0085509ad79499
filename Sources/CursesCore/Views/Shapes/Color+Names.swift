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
    public var gradient: AnyGradient { self }

    /// The colour itself, or none where little would be left of it: a terminal knows no shades.
    public func opacity(_ opacity: Double) -> Color {
        opacity >= 0.5 ? self : .clear
    }

    /// The colour itself, for a terminal mixes none.
    public func mix(with color: Color, by fraction: Double) -> Color {
        fraction < 0.5 ? self : color
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
package final class ColorNode: Node {
    private let color: Color

    package init(_ place: Place, color: Color) {
        self.color = color
        super.init(place)
    }

    package override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    package override func draw(on painter: Painter) {
        if color != .standard { painter.fill(frame, style: Style(background: color)) }
    }
}

/// The gradient of a colour, which is the colour itself.
public typealias AnyGradient = Color
