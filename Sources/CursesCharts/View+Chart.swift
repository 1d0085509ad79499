extension View {
    /// Sets the range of the horizontal axis of charts.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        environment { $0.chartOptions.x.domain = domain }
    }

    /// Sets the range of the vertical axis of charts.
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

    /// Moves a crosshair over the values of charts with ← and → or a click, and shows the values
    /// above the plot, or the first text from `reading` that fits.
    public func chartXSelection<P: Plottable>(
        value: Binding<P?>,
        reading: ((P) -> [String])? = nil
    ) -> some View {
        let selection = ChartSelection(value, categories: { $0.xCategories }, reading: reading)
        return environment { $0.chartOptions.selection = selection }
    }
}
