/// Plot of a chart, for its overlay or background; converts no positions.
public struct ChartProxy {
    package let room: ChartRoom

    /// Size of the plot in cells.
    public var plotSize: CGSize {
        CGSize(width: Double(room.plot.width), height: Double(room.plot.height))
    }

    /// Size of the plot in cells, by its older name.
    public var plotAreaSize: CGSize { plotSize }

    /// Returns `nil`: no pointer moves over a chart in a terminal.
    public func value<Value>(atX position: Double, as type: Value.Type = Value.self) -> Value? {
        nil
    }

    /// Returns `nil`: no pointer moves over a chart in a terminal.
    public func value<Value>(atY position: Double, as type: Value.Type = Value.self) -> Value? {
        nil
    }

    /// Returns `nil`: no pointer moves over a chart in a terminal.
    public func value<X, Y>(
        at position: CGPoint,
        as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }

    /// Returns `nil`: not available in a terminal.
    public func position<Value>(forX value: Value) -> CGFloat? { nil }

    /// Returns `nil`: not available in a terminal.
    public func position<Value>(forY value: Value) -> CGFloat? { nil }

    /// No effect in a terminal.
    public func selectXValue(at position: Double) {}

    /// No effect in a terminal.
    public func selectYValue(at position: Double) {}

    /// No effect in a terminal.
    public func selectXRange(from start: Double, to end: Double) {}

    /// No effect in a terminal.
    public func selectAngleValue(at angle: Angle) {}
}

extension View {
    /// Overlays charts with views.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView {
        charted { chart, room in
            chart.overlay(alignment: alignment) { content(ChartProxy(room: room)) }
        }
    }

    /// Adds views behind charts.
    public func chartBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView {
        charted { chart, room in
            // A pie chart is drawn as a bar, which would cover the view in its middle.
            room.chart?.marks.hasSectors == true
                ? chart.overlay(alignment: alignment) { content(ChartProxy(room: room)) }
                : chart.background(alignment: alignment) { content(ChartProxy(room: room)) }
        }
    }

    private func charted(
        _ layered: @escaping (NodesView, ChartRoom) -> ModifiedView
    ) -> ModifiedView {
        ModifiedView { evaluation in
            let nodes = self.nodes(evaluation.at(0))
            let room = ChartRoom()
            room.node = nodes.first
            return layered(NodesView(nodes: nodes), room).nodes(evaluation.at(1))
        }
    }
}

/// Finds the plot of the chart under an overlay.
package final class ChartRoom {
    weak var node: Node?

    var chart: ChartNode? {
        node?.withDescendants.lazy.compactMap { $0 as? ChartNode }.first
    }

    /// Rectangle of the plot on the screen; empty without a chart.
    package var plot: Rect {
        guard let chart, let plot = chart.plot else { return .zero }
        return Rect(origin: chart.origin(plot), size: plot.area.size)
    }
}
