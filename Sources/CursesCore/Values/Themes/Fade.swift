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

/// Finds colours with enough contrast to all possible backgrounds.
nonisolated struct ToneMixer {
    private static let steps = 40

    private let grounds: [RGB]
    private let luminances: [Double]
    private let pole: RGB
    private let hasMixtures: Bool

    /// Starts with possible backgrounds and the number of colours of the terminal.
    init(grounds: [RGB], count: Int) {
        self.grounds = grounds
        luminances = grounds.map(\.luminance)
        let first = luminances.first ?? 0
        pole = RGB.contrast(first, 1) > RGB.contrast(first, 0) ? .white : .black
        hasMixtures = count > 256
    }

    /// Returns the colour nearest to a hue with a contrast to every background.
    func tone(_ hue: RGB, contrast: Double) -> Color {
        color(of: first(from: hue, contrast), contrast)
    }

    /// Returns the faintest grey with a contrast, slightly tinted by the background.
    func grey(contrast: Double) -> Color {
        color(of: first(from: grounds.first ?? .black, contrast), contrast)
    }

    /// Returns a background tinted by a hue and distinct from the first one, or a grey; `nil` if
    /// text would lose its contrast.
    func shade(of hue: RGB, under contrast: Double) -> Color? {
        guard let ground = grounds.first, ground.contrast(with: pole) > 2.4 * contrast else {
            return nil
        }
        let part = (1...Self.steps).map { Double($0) / Double(Self.steps) }
            .first { ground.mixed(with: hue, by: $0).contrast(with: ground) >= 1.28 }
        let tinted = part.flatMap {
            shade(ground.mixed(with: hue, by: $0), 1.2...1.45) { (1...95).contains($0.chroma) }
        }
        return tinted ?? shade(first(from: ground, 1.45), 1.35...1.65)
    }

    /// Returns the nearest colour whose contrast to the background is in a range, or `nil`.
    private func shade(
        _ mixture: RGB,
        _ bounds: ClosedRange<Double>,
        where isAllowed: (RGB) -> Bool = { _ in true }
    ) -> Color? {
        guard let ground = grounds.first else { return nil }
        let isSeen = { (mixture: RGB) in
            bounds.contains(mixture.contrast(with: ground)) && isAllowed(mixture)
        }
        if hasMixtures {
            let color = Color(mixture: mixture)
            return color.mixture.map(isSeen) ?? false ? color : nil
        }
        return ColorCube.nearest(to: mixture, where: isSeen).map { Color(rawValue: UInt32($0)) }
    }

    /// Returns the first mixture on the way to white or black with a contrast.
    private func first(from hue: RGB, _ contrast: Double) -> RGB {
        for step in 0..<Self.steps {
            let mixture = hue.mixed(with: pole, by: Double(step) / Double(Self.steps))
            if holds(mixture, contrast) { return mixture }
        }
        return pole
    }

    private func holds(_ mixture: RGB, _ contrast: Double) -> Bool {
        let luminance = mixture.luminance
        return luminances.allSatisfy { RGB.contrast($0, luminance) >= contrast }
    }

    private func color(of mixture: RGB, _ contrast: Double) -> Color {
        if hasMixtures {
            let candidates = [0, 0.08].map { Color(mixture: mixture.mixed(with: pole, by: $0)) }
            let color = candidates.first { $0.mixture.map { holds($0, contrast) } ?? false }
            return color ?? Color(mixture: pole)
        }
        let number = ColorCube.nearest(to: mixture) { holds($0, contrast) }
        return number.map { Color(rawValue: UInt32($0)) } ?? Color(mixture: pole).nearestOf256
    }
}
