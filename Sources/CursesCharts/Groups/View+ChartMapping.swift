extension View {
    /// Sets the colours of the groups of charts, each by its name.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        environment {
            $0.chartOptions.styles.mapped = { name in
                DataValue(plottableCategory: name).map(mapping)
            }
        }
    }
}
