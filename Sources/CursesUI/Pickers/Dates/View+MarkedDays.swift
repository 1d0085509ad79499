extension View {
    /// Says which days the calendars in the view mark.
    public func markedDays<D: CalendarDay>(_ isMarked: @escaping (D) -> Bool) -> ModifiedView {
        environment { environment in
            environment[MarkedDaysKey.self] = { day in D(day).map(isMarked) ?? false }
        }
    }
}

private struct MarkedDaysKey: EnvironmentKey {
    static let defaultValue: (any CalendarDay) -> Bool = { _ in false }
}

extension EnvironmentValues {
    var isMarkedDay: (any CalendarDay) -> Bool { self[MarkedDaysKey.self] }
}
