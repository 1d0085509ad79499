nonisolated extension DateDay: PlottableDay {}

nonisolated extension PlottableValue where Value == DateDay {
    /// Labels the day of a date, or the first day of its week, quarter, month or year.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component = .day
    ) -> PlottableValue {
        .value(labelKey, DateDay(value).first(of: unit))
    }
}

nonisolated extension DateDay {
    /// Returns the first day of the week, quarter, month or year.
    fileprivate func first(of unit: Calendar.Component) -> DateDay {
        switch unit {
        case .year: DateDay(year: year, month: 1, day: 1) ?? self
        case .quarter: DateDay(year: year, month: (month - 1) / 3 * 3 + 1, day: 1) ?? self
        case .month: DateDay(year: year, month: month, day: 1) ?? self
        case .weekOfYear, .weekOfMonth: advanced(by: -weekdayIndex)
        default: self
        }
    }
}
