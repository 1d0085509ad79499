// Looks of a chart's marks that cells show in one way.
extension ChartContent {
    /// Draws points with a circle, whatever the outline.
    @_disfavoredOverload
    public func symbol<S: View>(_ symbol: S) -> StyledChartContent<Self> {
        self.symbol(BasicChartSymbolShape.circle)
    }

    /// Cuts the marks to an outline, which cells have none of.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }

    /// Cuts the marks to others, which cells do not.
    public func mask<Content: ChartContent>(
        @ChartContentBuilder content: () -> Content
    ) -> Self { self }

    /// Puts the marks together, which they are.
    public func compositingLayer() -> Self { self }

    /// Says by what it would be found.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
}

nonisolated extension BasicChartSymbolShape {
    /// Five corners, for which four stand.
    public static var pentagon: Self { .diamond }

    /// The outline of the symbol, for which the symbol itself stands.
    public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
}

extension View {
    /// Chooses the symbols of the groups of charts, which are in the order of their names.
    public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, BasicChartSymbolShape>
    ) -> Self { self }

    /// Chooses the symbols of the groups of charts, which are in the order of their names.
    public func chartSymbolScale<DataValue: Plottable>(
        domain: [DataValue],
        range: [BasicChartSymbolShape] = []
    ) -> Self { self }

    /// Chooses the symbols of the groups of charts, which are in the order of their names.
    public func chartSymbolScale(range: [BasicChartSymbolShape]) -> Self { self }

    /// Shows a legend of one's own, for which the chart's own stands.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { chartLegend(position: position, alignment: alignment, spacing: spacing) }

    /// Colours the groups of charts by a gradient, which is in the order of their names.
    public func chartForegroundStyleScale(range: Gradient) -> Self { self }
}

extension View {
    /// Says where a chart is scrolled to at first; it shows all that it has.
    public func chartScrollPosition(initialX: Date) -> Self { self }

    /// Says where a chart is scrolled to at first; it shows all that it has.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> Self { self }

    /// Says where a chart is scrolled to at first; it shows all that it has.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> Self { self }

    /// Follows how far a chart is scrolled, which it never is.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> Self { self }
}
