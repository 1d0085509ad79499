/// The colours of an area whose upper edge is a line: from the accent to the colour of success, fading downward into
/// the ground of the terminal.
nonisolated package struct Fade: Hashable, Sendable {
    /// The least contrast of text on the edge.
    static let contrast = 3.6
    /// The number of hues, and of steps downward.
    private static let steps = 16
    /// How much of the edge is in the ground at the bottom and right below it.
    private static let strengths = 0.1...0.55
    /// How much of the edge is in the band above it and below it.
    private static let band = (above: 0.3, below: 0.78)

    private var edges: [Color] = []
    private var grounds: [Color] = []
    private var bandsAbove: [Color] = []
    private var bandsBelow: [Color] = []

    /// Fits the hues between two to a ground and to the text on it.
    init(from start: RGB, to end: RGB, on ground: RGB, text: RGB, hasMixtures: Bool) {
        /// A colour with no more of a hue than leaves the contrast, and how much that is.
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

    /// Returns the colour of the edge, at a part of the way from the first hue to the second.
    package func edge(_ part: Double) -> Color { edges[Self.step(part)] }

    /// Returns the ground below the edge, at a part of the way down.
    package func ground(_ part: Double, depth: Double) -> Color {
        grounds[Self.step(part) * Self.steps + Self.step(depth)]
    }

    /// Returns the colours of the band around the edge.
    package func band(_ part: Double) -> (above: Color, below: Color) {
        (bandsAbove[Self.step(part)], bandsBelow[Self.step(part)])
    }

    private static func step(_ part: Double) -> Int { Int(part * Double(steps - 1) + 0.5) }
}
