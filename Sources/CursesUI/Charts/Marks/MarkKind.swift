/// How the points of a track are drawn; each kind stands beside its mark.
nonisolated final class MarkKind: Sendable {
    /// The layer of the dots, if there are any.
    let layer: PlotSurface.Layer?
    /// The symbol of points that ask for none.
    let symbol: BasicChartSymbolShape?
    private let draw: @Sendable (MarkTrack, PlotScale, PlotScale, inout DotGrid) -> Void

    init(
        layer: PlotSurface.Layer?,
        symbol: BasicChartSymbolShape? = nil,
        draw: @escaping @Sendable (MarkTrack, PlotScale, PlotScale, inout DotGrid) -> Void = {
            _, _, _, _ in
        }
    ) {
        self.layer = layer
        self.symbol = symbol
        self.draw = draw
    }

    /// Whether a point belongs to the one before it, whose look it then has.
    var isJoined: Bool { layer != nil }

    func draw(_ track: MarkTrack, x: PlotScale, y: PlotScale, on grid: inout DotGrid) {
        draw(track, x, y, &grid)
    }
}
