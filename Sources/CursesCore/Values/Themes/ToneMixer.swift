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
