extension View {
    /// Says what the vertical axis of charts measures, over it.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.y, Text(labelKey)) }

    /// Says what the vertical axis of charts measures, with any text.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ label: some StringProtocol,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.y, Text(label)) }

    /// Says what the vertical axis of charts measures, with a text.
    public func chartYAxisLabel(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        content: () -> Text
    ) -> some View { labelled(\.y, content()) }

    /// Says what the horizontal axis of charts measures, below it.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.x, Text(labelKey)) }

    /// Says what the horizontal axis of charts measures, with any text.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ label: some StringProtocol,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { labelled(\.x, Text(label)) }

    /// Says what the horizontal axis of charts measures, with a text.
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

    /// Sets the points in time that the horizontal axis of charts reaches, as their days.
    public func chartXScale(domain: ClosedRange<Date>) -> some View {
        chartXScale(domain: DateDay(domain.lowerBound)...DateDay(domain.upperBound))
    }

    /// Says how the plot is laid between its axes, which the room decides.
    public func chartXScale(range: PlotDimensionScaleRange) -> Self { self }

    /// Says how the plot is laid between its axes, which the room decides.
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

/// Wishes to charts that a terminal has no room or no pointer for.
extension View {
    /// Changes the look of the plot, which has none beside its marks.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: (ChartPlotContent) -> Content
    ) -> Self { self }

    /// Lets a chart be scrolled; it shows all that it has.
    public func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }

    /// Says how much of a chart is shown at once, which is all of it.
    public func chartXVisibleDomain<P: Plottable>(length: P) -> Self { self }

    /// Follows how far a chart is scrolled, which it never is.
    public func chartScrollPosition(x: Binding<Date>) -> Self { self }

    /// Says where a chart comes to rest, which it always is.
    public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> Self { self }

    /// Follows how far a chart is scrolled, which it never is.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> Self { self }
}

/// How the values of an axis are laid out, which the room decides.
nonisolated public struct PlotDimensionScaleRange: Sendable {
    /// All of the room.
    public static var plotDimension: Self { Self() }

    /// All of the room.
    public static func plotDimension(padding: CGFloat) -> Self { Self() }

    /// All of the room.
    public static func plotDimension(startPadding: CGFloat, endPadding: CGFloat) -> Self { Self() }
}

/// The plot of a chart, which has no look of its own.
public typealias ChartPlotContent = EmptyView

/// Where a scrolled chart comes to rest.
nonisolated public struct ChartScrollTargetBehavior: Sendable {
    package init() {}

    /// At the bounds of what is shown at once.
    public static var paging: Self { Self() }

    /// At multiples of a number.
    public static func valueAligned(
        unit: Double,
        majorAlignment: MajorValueAlignment = .page
    ) -> Self { Self() }

    /// The larger spans at which a chart comes to rest.
    nonisolated public struct MajorValueAlignment: Sendable {
        package init() {}

        /// At the bounds of what is shown at once.
        public static var page: Self { Self() }

        /// At multiples of a number.
        public static func unit(_ unit: Double) -> Self { Self() }
    }
}
