/// How the points of a track are drawn; each kind stands beside its mark.
nonisolated final class MarkKind: Sendable {
    typealias Drawing = @Sendable (MarkTrack, PlotScale, PlotScale, inout DotGrid) -> Void

    /// The symbol of points that ask for none.
    let symbol: BasicChartSymbolShape?
    /// The layer of the dots.
    let layer: PlotSurface.Layer
    let draw: Drawing?

    init(symbol: BasicChartSymbolShape? = nil, layer: PlotSurface.Layer, draw: Drawing? = nil) {
        self.symbol = symbol
        self.layer = layer
        self.draw = draw
    }
}
