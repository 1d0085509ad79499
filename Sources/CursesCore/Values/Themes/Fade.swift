/// Colours of an area below a line: from the accent to the success colour, fading downward into
/// the background of the terminal.
nonisolated package struct Fade: Hashable, Sendable {
    /// Minimum contrast of text on the edge.
    static let contrast = 3.6
    /// Number of hues, and of steps downward.
    private static let steps = 16
    /// Share of the edge colour in the background, at the bottom and right below the edge.
    private static let strengths = 0.1...0.55
    /// Share of the edge colour in the band above and below it.
    private static let band = (above: 0.3, below: 0.78)

    private var edges: [Color] = []
    private var grounds: [Color] = []
    private var bandsAbove: [Color] = []
    private var bandsBelow: [Color] = []

    /// Computes the colours between two hues that keep the contrast to text on a background.
    init(from start: RGB, to end: RGB, on ground: RGB, text: RGB, hasMixtures: Bool) {
        /// Returns the colour with the largest share of a hue that keeps the contrast.
        func fitted(
            _ hue: RGB,
            _ most: Double,
            isEdge: Bool = false
        ) -> (color: Color, strength: Double) {
            for strength in (0...20).reversed().lazy.map({ most * Double($0) / 20 }) {
                let mixture = ground.mixed(with: hue, by: strength)
                let color =
                    hasMixtures
                    ? Color(mixture: mixture)
                    : ColorCube.nearest(to: mixture, isHue: isEdge)
                let contrast = color.mixture?.contrast(with: text) ?? 0
                if contrast >= Self.contrast { return (color, strength) }
            }
            return (Color(mixture: ground), 0)
        }
        func part(_ step: Int) -> Double { Double(step) / Double(Self.steps - 1) }
        let span = Self.strengths.upperBound - Self.strengths.lowerBound
        for step in 0..<Self.steps {
            let hue = start.mixed(with: end, by: part(step))
            let (edge, most) = fitted(hue, 1, isEdge: true)
            edges.append(edge)
            bandsAbove.append(fitted(hue, most * Self.band.above).color)
            bandsBelow.append(fitted(hue, most * Self.band.below, isEdge: true).color)
            for step in 0..<Self.steps {
                let strength = Self.strengths.upperBound - span * part(step)
                grounds.append(fitted(hue, most * strength).color)
            }
        }
    }

    /// Returns the colour of the edge, at a fraction of the way from the first hue to the second.
    package func edge(_ part: Double) -> Color { edges[Self.step(part)] }

    /// Returns the background below the edge, at a fraction of the way down.
    package func ground(_ part: Double, depth: Double) -> Color {
        grounds[Self.step(part) * Self.steps + Self.step(depth)]
    }

    /// Returns the colours of the band around the edge.
    package func band(_ part: Double) -> (above: Color, below: Color) {
        (bandsAbove[Self.step(part)], bandsBelow[Self.step(part)])
    }

    private static func step(_ part: Double) -> Int { Int(part * Double(steps - 1) + 0.5) }
}
