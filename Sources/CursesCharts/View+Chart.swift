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

extension View {
    /// Selects a range of days in charts by dragging.
    @_disfavoredOverload
    public func chartXSelection(range: Binding<ClosedRange<Date>?>) -> some View {
        let days = Binding<ClosedRange<DateDay>?>(
            get: { range.wrappedValue.map { DateDay($0.lowerBound)...DateDay($0.upperBound) } },
            set: { range.wrappedValue = $0.map { $0.lowerBound.start...$0.upperBound.start } }
        )
        return chartXSelection(range: days)
    }
}

extension DateDay {
    fileprivate var start: Date { Moment(dayNumber: number, secondOfDay: 0).date(in: .current) }
}

extension View {
    /// Sets the title of the vertical axis of charts, shown above it.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.y, Text(labelKey)) }

    /// Sets the title of the vertical axis of charts to a verbatim text.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ label: some StringProtocol,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.y, Text(label)) }

    /// Sets the title of the vertical axis of charts to a text view.
    public func chartYAxisLabel(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        content: () -> Text
    ) -> some View { labelled(\.y, content()) }

    /// Sets the title of the horizontal axis of charts, shown below it.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.x, Text(labelKey)) }

    /// Sets the title of the horizontal axis of charts to a verbatim text.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ label: some StringProtocol,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.x, Text(label)) }

    /// Sets the title of the horizontal axis of charts to a text view.
    public func chartXAxisLabel(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        content: () -> Text
    ) -> some View { labelled(\.x, content()) }

    private func labelled(
        _ axis: WritableKeyPath<ChartOptions, AxisOptions>,
        _ label: Text
    ) -> ModifiedView { environment { $0.chartOptions[keyPath: axis].label = label } }

    /// Sets the range of the horizontal axis of charts to the days of two dates.
    public func chartXScale(domain: ClosedRange<Date>) -> some View {
        chartXScale(domain: DateDay(domain.lowerBound)...DateDay(domain.upperBound))
    }

    /// No effect in a terminal: the plot fills its space.
    public func chartYScale(range: PlotDimensionScaleRange) -> Self { self }

    /// Moves a crosshair over the days of charts.
    @_disfavoredOverload
    public func chartXSelection(value: Binding<Date?>) -> some View {
        let day = Binding<DateDay?>(
            get: { value.wrappedValue.map { DateDay($0) } },
            set: { day in
                value.wrappedValue = day.map {
                    Moment(dayNumber: $0.number, secondOfDay: 0).date(in: .current)
                }
            }
        )
        return chartXSelection(value: day)
    }
}

/// Modifiers without effect in a terminal.
extension View {
    /// No effect: the plot has no look besides its marks.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: (ChartPlotContent) -> Content
    ) -> Self { self }

    /// No effect: charts show all their values at once.
    public func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }

    /// No effect: charts show all their values at once.
    public func chartXVisibleDomain<P: Plottable>(length: P) -> Self { self }
}

/// Layout of an axis; no effect in a terminal.
nonisolated public struct PlotDimensionScaleRange: Sendable {
    /// Returns the whole space.
    public static func plotDimension(padding: CGFloat) -> Self { Self() }
}

/// Placeholder for the plot's content; its modifiers have no effect.
public typealias ChartPlotContent = EmptyView

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
