extension View {
    /// Sets the values that the horizontal axis of charts reaches.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        environment { $0.chartOptions.x.domain = domain }
    }

    /// Sets the values that the vertical axis of charts reaches.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        environment { $0.chartOptions.y.domain = domain }
    }

    /// Shows or hides the horizontal axis of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        environment { $0.chartOptions.x.isHidden = visibility == .hidden }
    }

    /// Shows or hides the vertical axis of charts.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        environment { $0.chartOptions.y.isHidden = visibility == .hidden }
    }

    /// Sets the ticks and labels of the horizontal axis of charts.
    public func chartXAxis(
        @AxisContentBuilder content: @escaping () -> AxisMarks
    ) -> some View {
        environment { $0.chartOptions.x.marks = content() }
    }

    /// Sets the ticks and labels of the vertical axis of charts.
    public func chartYAxis(
        @AxisContentBuilder content: @escaping () -> AxisMarks
    ) -> some View {
        environment { $0.chartOptions.y.marks = content() }
    }

    /// Moves a crosshair over the values of charts, with the arrow keys or a click, and reads the
    /// values out above the plot, or shows the first of some texts of one's own that has room there.
    public func chartXSelection<P: Plottable>(
        value: Binding<P?>,
        reading: ((P) -> [String])? = nil
    ) -> some View {
        let selection = ChartSelection(value, categories: { $0.xCategories }, reading: reading)
        return environment { $0.chartOptions.selection = selection }
    }
}
