/// Colours over a net of points; a terminal shows the first.
nonisolated public struct MeshGradient: GradientStyle {
    public let gradient: Gradient

    /// Spreads colours over a net of points.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) { gradient = Gradient(colors: colors) }
}
