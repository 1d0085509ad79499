/// Value at a tick.
public struct AxisValue {
    let number: Double
    /// Default label of the tick.
    public let label: String
    /// Index of the tick among all.
    public let index: Int
    /// Number of ticks.
    public let count: Int
    /// Step between calendar ticks, which decides the detail of a label; `nil` on other axes.
    public let calendarStep: CalendarStep?
    /// Category at the tick, or `nil`.
    var category: String?

    /// Returns the value in a plotted type, or `nil` if it cannot be converted.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        category.flatMap { Value(plottableCategory: $0) } ?? Value(primitivePlottable: number)
    }

    /// Returns the start of the day in the computer's time zone.
    public func `as`(_ type: Date.Type) -> Date? {
        Int(exactly: number.rounded()).map {
            Moment(dayNumber: $0, secondOfDay: 0).date(in: .current)
        }
    }
}
