/// Chart of marks over two axes.
///
/// Lines and areas are made of dots, several to a cell; points are symbols, rules are dashed and
/// bands are a light pattern, distinguishable without colour. The drawing order is fixed: bands,
/// areas, bars, rules, lines, points, annotations.
public struct Chart<Content: ChartContent>: PrimitiveView {
    private let content: Content
    private let identity = ChartIdentity()

    /// Makes a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a chart of marks for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(data, content: content)
    }

    /// Makes a chart of marks for each element, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let marks = evaluation.marks(of: identity) {
            var marks = ChartMarks(evaluation)
            content.add(to: &marks)
            return marks
        }
        return [ChartNode(evaluation, marks)]
    }
}

/// Settings of the chart modifiers.
struct ChartOptions {
    var x = AxisOptions()
    var y = AxisOptions()
    var selection: ChartSelection?
    var ySelection: ChartSelection?
    var range: ChartRangeSelection?
    var legend = ChartLegend()
    var styles = ChartStyleScale()
}

extension EnvironmentValues {
    @Entry var chartOptions = ChartOptions()
}

/// Plot of a chart, for its overlay or background; converts no positions.
public struct ChartProxy {
    package let room: ChartRoom

    /// Size of the plot in cells.
    public var plotSize: CGSize {
        CGSize(width: Double(room.plot.width), height: Double(room.plot.height))
    }

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

/// Getter and setter of the value at a chart's crosshair.
struct ChartSelection {
    let get: (ChartMarks) -> Double?
    let set: (Double?, ChartMarks) -> Void
    let reading: ((Double) -> [String]?)?

    /// Binds a value or a category; `sign` is −1 where categories count downward.
    init<P: Plottable>(
        _ value: Binding<P?>,
        categories: @escaping (ChartMarks) -> PlotCategories,
        sign: Double = 1,
        reading: ((P) -> [String])?
    ) {
        get = { marks in
            value.wrappedValue.flatMap { value in
                value.plottableCategory.map { name in
                    categories(marks).index(of: name).map { $0 * sign }
                } ?? value.primitivePlottable
            }
        }
        set = { number, marks in
            value.wrappedValue = number.flatMap { number in
                let name = categories(marks).name(at: number)
                return name.flatMap { P(plottableCategory: $0) } ?? P(primitivePlottable: number)
            }
        }
        self.reading = reading.map { reading in
            { P(primitivePlottable: $0).map { reading($0) } }
        }
    }
}
