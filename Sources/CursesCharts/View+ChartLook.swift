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
    public func chartXScale(range: PlotDimensionScaleRange) -> Self { self }

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

    /// No effect: charts do not scroll.
    public func chartScrollPosition(x: Binding<Date>) -> Self { self }

    /// No effect: charts do not scroll.
    public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> Self { self }

    /// No effect: charts do not scroll.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> Self { self }
}

/// Layout of an axis; no effect in a terminal.
nonisolated public struct PlotDimensionScaleRange: Sendable {
    /// The whole space.
    public static var plotDimension: Self { Self() }

    /// Returns the whole space.
    public static func plotDimension(padding: CGFloat) -> Self { Self() }

    /// Returns the whole space.
    public static func plotDimension(startPadding: CGFloat, endPadding: CGFloat) -> Self { Self() }
}

/// Placeholder for the plot's content; its modifiers have no effect.
public typealias ChartPlotContent = EmptyView

/// Snapping of a scrolled chart; no effect, since charts do not scroll.
nonisolated public struct ChartScrollTargetBehavior: Sendable {
    package init() {}

    /// Snaps to pages.
    public static var paging: Self { Self() }

    /// Snaps to multiples of a number.
    public static func valueAligned(
        unit: Double,
        majorAlignment: MajorValueAlignment = .page
    ) -> Self { Self() }

    /// Larger unit of snapping.
    nonisolated public struct MajorValueAlignment: Sendable {
        package init() {}

        /// Snaps to pages.
        public static var page: Self { Self() }

        /// Snaps to multiples of a number.
        public static func unit(_ unit: Double) -> Self { Self() }
    }
}
