nonisolated extension DateDay: PlottableDay {}

nonisolated extension PlottableValue where Value == DateDay {
    /// Labels the day of a point in time; marks stand a day apart, whatever unit is named.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component = .day
    ) -> PlottableValue {
        .value(labelKey, DateDay(value))
    }
}
