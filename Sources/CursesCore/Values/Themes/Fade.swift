/// Colours of an area below a line, from the accent to the success colour, fading downward into the
/// background of the terminal.
nonisolated package struct Fade: Hashable, Sendable {
    /// Minimum contrast of text on the area.
    static let contrast = 3.6
    /// Minimum contrast of the edge to the background.
    static let edgeContrast = 2.0
    /// Number of hues, and of steps downward, with true colours.
    private static let steps = 16
    /// Share of the edge colour in the background, at the bottom and right below the edge.
    private static let strengths = 0.08...0.5
    /// Share of the edge colour in the band above the edge, and added to the area below it.
    private static let band = (above: 0.24, below: 0.1)

    /// Background of ranges.
    private(set) var range = Color.standard
    private var edges: [Color] = []
    /// Colour of an edge that leads nowhere; `nil` for the first of `edges`.
    private var plain: Color?
    private var grounds: [Color] = []
    private var bandsAbove: [Color] = []
    private var bandsBelow: [Color] = []

    /// Makes the colours on a background that keep the contrast to text; without a background only
    /// those of the edge.
    init(_ hues: Hues, on ground: RGB?, text: RGB, hasMixtures: Bool) {
        if let ground, hasMixtures {
            mix(hues, ground, text)
        } else {
            choose(hues, ground, text)
        }
    }

    /// Uses the terminal's own colours, on its own background.
    init(sixteen ways: [Color], plain: Color) {
        edges = ways
        grounds = ways.map { _ in .standard }
        bandsAbove = grounds
        bandsBelow = grounds
        self.plain = plain
    }

    private mutating func mix(_ hues: Hues, _ ground: RGB, _ text: RGB) {
        let mixer = ToneMixer(grounds: [ground], count: .max)
        let span = Self.strengths.upperBound - Self.strengths.lowerBound
        edges = (0..<Self.steps).map { step in
            let hue = Self.hue(Double(step) / Double(Self.steps - 1), of: hues.way.mixtures)
            return mixer.tone(hue, contrast: Self.edgeContrast)
        }
        let mixtures = edges.compactMap(\.mixture)
        // Share of the strongest fill that bears text in every hue: other shares would be a seam.
        let strongest = Self.strengths.upperBound + Self.band.below
        let share = stride(from: 1, to: 0, by: -0.125).first { share in
            mixtures.allSatisfy {
                ground.mixed(with: $0, by: strongest * share).contrast(with: text) >= Self.contrast
            }
        }
        for mixture in mixtures {
            func fill(_ strength: Double) -> Color {
                Color(mixture: ground.mixed(with: mixture, by: strength * (share ?? 0)))
            }
            bandsAbove.append(fill(Self.band.above))
            bandsBelow.append(fill(Self.strengths.upperBound + Self.band.below))
            for depth in 0..<Self.steps {
                let part = Double(depth) / Double(Self.steps - 1)
                grounds.append(fill(Self.strengths.upperBound - span * part))
            }
            range = fill(Self.band.above)
        }
    }

    /// Chooses from the 256 colours, since mixtures of them would mostly be greys.
    private mutating func choose(_ hues: Hues, _ ground: RGB?, _ text: RGB) {
        func bearing(_ number: UInt8) -> Color {
            guard let ground else { return .standard }
            let color = Color(rawValue: UInt32(number))
            let contrast = color.mixture?.contrast(with: text) ?? 0
            return contrast >= Self.contrast ? color : ColorCube.nearest(to: ground)
        }
        range = bearing(hues.area.range)
        edges = hues.way.numbers.map { Color(rawValue: UInt32($0)) }
        func ofEach(_ numbers: [UInt8]) -> [Color] {
            edges.indices.map { numbers.isEmpty ? .standard : bearing(numbers[$0 % numbers.count]) }
        }
        grounds = ofEach(hues.area.fills)
        bandsAbove = ofEach(hues.area.bands)
        bandsBelow = bandsAbove
    }

    /// Returns the colour at a fraction of the way through some.
    private static func hue(_ part: Double, of way: [RGB]) -> RGB {
        let place = part * Double(way.count - 1)
        let first = min(Int(place), way.count - 2)
        return way[first].mixed(with: way[first + 1], by: place - Double(first))
    }

    /// Returns the colour of the edge, at a fraction of the way from the first hue to the last;
    /// without a way, the plain one.
    package func edge(_ part: Double?) -> Color {
        part == nil ? plain ?? edges[0] : edges[step(part)]
    }

    /// Returns the background below the edge, at a fraction of the way down; `standard` for none.
    package func ground(_ part: Double?, depth: Double) -> Color {
        let depths = grounds.count / edges.count
        return grounds[step(part) * depths + min(Int(depth * Double(depths)), depths - 1)]
    }

    /// Returns the colours of the band around the edge.
    package func band(_ part: Double?) -> (above: Color, below: Color) {
        (bandsAbove[step(part)], bandsBelow[step(part)])
    }

    private func step(_ part: Double?) -> Int {
        // The last of a few colours says that the range is reached.
        let rounding = plain == nil ? 0.5 : 0
        return Int((part ?? 0) * Double(edges.count - 1) + rounding)
    }
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
        let near = ColorCube.nearest(to: mixture)
        if near.mixture.map({ holds($0, contrast) }) ?? false { return near }
        let number = ColorCube.nearest(to: mixture) { holds($0, contrast) }
        return number.map { Color(rawValue: UInt32($0)) } ?? Color(mixture: pole).nearestOf256
    }
}
