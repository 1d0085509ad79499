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
