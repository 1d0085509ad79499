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

    /// The value as one of the values that were plotted.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        Value(primitivePlottable: number)
    }
}
