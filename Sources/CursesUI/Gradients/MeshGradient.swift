/// Colours of a mesh of points. A terminal shows the first one.
nonisolated public struct MeshGradient: GradientStyle {
    public let gradient: Gradient

    /// Creates a gradient from the colours of a mesh.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) { gradient = Gradient(colors: colors) }
}
