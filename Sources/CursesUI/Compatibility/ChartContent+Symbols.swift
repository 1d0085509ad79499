// Chart modifiers with no or little effect in a terminal.
extension ChartContent {
    /// Draws points as circles; custom views are not supported.
    @_disfavoredOverload
    public func symbol<S: View>(_ symbol: S) -> StyledChartContent<Self> {
        self.symbol(BasicChartSymbolShape.circle)
    }

    /// Has no effect in a terminal: clips the marks to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }

    /// Has no effect in a terminal: sets a name for user interface tests.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
}

nonisolated extension BasicChartSymbolShape {
    /// Returns the symbol unchanged: cells draw no outlines.
    public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
}

extension View {
    /// Shows the default legend; custom legends are not supported.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { chartLegend(position: position, alignment: alignment, spacing: spacing) }

    /// Has no effect in a terminal: colours follow the order of the series' names.
    public func chartForegroundStyleScale(range: Gradient) -> Self { self }
}

extension View {
    /// Has no effect in a terminal: sets the initial scroll position of a chart.
    public func chartScrollPosition(initialX: Date) -> Self { self }

    /// Has no effect in a terminal: sets the initial scroll position of a chart.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> Self { self }

    /// Has no effect in a terminal: sets the initial scroll position of a chart.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> Self { self }

    /// Has no effect in a terminal: binds the scroll position of a chart.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> Self { self }
}
