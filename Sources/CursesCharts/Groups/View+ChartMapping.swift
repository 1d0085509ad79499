extension View {
    /// Sets the colours of chart groups by a function of their value.
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
