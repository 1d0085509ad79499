/// Settings of one axis from the chart modifiers.
struct AxisOptions {
    var domain: (any ScaleDomain)?
    var isHidden = false
    var marks = AxisMarks()
    /// Title of the axis.
    var label: Text?

    /// Returns the range of the axis for the range of the data.
    func span(of data: Span, padding: Double, scale: PlottableScale) -> Span {
        let least = { (magnitude: Double) in
            scale == .calendar ? 1 : RoundStep(atLeast: magnitude / 100)?.value ?? 1
        }
        if let range = domain?.primitiveRange {
            return Span(range.lowerBound, range.upperBound).padded(by: 0, orBy: least)
        }
        var span = data.padded(by: padding, orBy: least)
        if domain?.includesZero == true, !span.isEmpty { span.include(0) }
        if let modify = (domain as? AutomaticScaleDomain)?.modify, !span.isEmpty,
            let range = modify(span.lower...span.upper)
        {
            return Span(range.lowerBound, range.upperBound).padded(by: 0, orBy: least)
        }
        return span
    }
}

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
