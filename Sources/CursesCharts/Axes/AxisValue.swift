/// A value that a tick stands for.
public struct AxisValue {
    let number: Double
    /// The label that the tick has by itself.
    public let label: String
    /// The position of the tick among all.
    public let index: Int
    /// The number of all ticks.
    public let count: Int
    /// The distance of the ticks of a calendar axis, which decides what a label must say.
    public let calendarStep: CalendarStep?
    /// The text that stands at the tick.
    var category: String?

    /// The value as one of the values that were plotted.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        category.flatMap { Value(plottableCategory: $0) } ?? Value(primitivePlottable: number)
    }

    /// The day as a point in time, its beginning in the time zone of the computer.
    public func `as`(_ type: Date.Type) -> Date? {
        Int(exactly: number.rounded()).map {
            Moment(dayNumber: $0, secondOfDay: 0).date(in: .current)
        }
    }
}
