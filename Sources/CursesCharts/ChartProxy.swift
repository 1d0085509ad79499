/// The plot of a chart, for views over or behind it. Values have no places: no pointer moves there.
public struct ChartProxy {
    package let room: ChartRoom

    /// The room of the plot, in cells.
    public var plotSize: CGSize {
        CGSize(width: Double(room.plot.width), height: Double(room.plot.height))
    }

    /// The room of the plot; the older name.
    public var plotAreaSize: CGSize { plotSize }

    /// Returns `nil`: no pointer moves over a chart.
    public func value<Value>(atX position: Double, as type: Value.Type = Value.self) -> Value? {
        nil
    }

    /// Returns `nil`: no pointer moves over a chart.
    public func value<Value>(atY position: Double, as type: Value.Type = Value.self) -> Value? {
        nil
    }

    /// Returns `nil`: no pointer moves over a chart.
    public func value<X, Y>(
        at position: CGPoint,
        as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }

    /// The place of a value.
    public func position<Value>(forX value: Value) -> CGFloat? { nil }

    /// The place of a value.
    public func position<Value>(forY value: Value) -> CGFloat? { nil }

    /// Would choose a value by its place.
    public func selectXValue(at position: Double) {}

    /// Would choose a value by its place.
    public func selectYValue(at position: Double) {}

    /// Would choose values by their places.
    public func selectXRange(from start: Double, to end: Double) {}

    /// Would choose an angle by its place.
    public func selectAngleValue(at angle: Angle) {}
}

extension View {
    /// Puts views over charts.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView {
        charted { chart, room in
            chart.overlay(alignment: alignment) { content(ChartProxy(room: room)) }
        }
    }

    /// Puts views behind charts.
    public func chartBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView {
        charted { chart, room in
            // The bar of a round chart would cover what SwiftUI shows in its middle.
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

    /// The rectangle of the plot on the screen.
    package var plot: Rect {
        guard let chart, let plot = chart.plot else { return .zero }
        return Rect(origin: chart.origin(plot), size: plot.area.size)
    }
}
