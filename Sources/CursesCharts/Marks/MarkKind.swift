/// Drawing of the points of a track; each kind is declared beside its mark.
nonisolated final class MarkKind: Sendable {
    typealias Drawing = @Sendable (MarkTrack, PlotScale, PlotScale, inout DotGrid) -> Void

    /// Default symbol of points; `nil` for lines and areas.
    let symbol: BasicChartSymbolShape?
    let layer: PlotSurface.Layer
    let draw: Drawing?

    init(symbol: BasicChartSymbolShape? = nil, layer: PlotSurface.Layer, draw: Drawing? = nil) {
        self.symbol = symbol
        self.layer = layer
        self.draw = draw
    }
}
