/// Finds colours that stand out from the grounds that they may be drawn on.
nonisolated struct ToneMixer {
    private static let steps = 40

    private let grounds: [RGB]
    private let luminances: [Double]
    private let pole: RGB
    private let hasMixtures: Bool

    /// Colours for a terminal with as many colours, on a ground that may be any of some.
    init(grounds: [RGB], count: Int) {
        self.grounds = grounds
        luminances = grounds.map(\.luminance)
        let first = luminances.first ?? 0
        pole = RGB.contrast(first, 1) > RGB.contrast(first, 0) ? .white : .black
        hasMixtures = count > 256
    }

    /// The colour nearest to a hue that has the contrast on every ground.
    func tone(_ hue: RGB, contrast: Double) -> Color {
        color(of: first(from: hue, contrast), contrast)
    }

    /// The grey that just has the contrast, a little in the tone of the ground.
    func grey(contrast: Double) -> Color {
        color(of: first(from: grounds.first ?? .black, contrast), contrast)
    }

    /// A ground that is seen beside the first of the grounds, with some of a hue, or grey where there is none that is
    /// quiet, if that leaves room for the contrast.
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

    /// The nearest colour whose contrast to the ground is within bounds.
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

    /// The first mixture on the way to white or black that has the contrast.
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
