/// Where the ticks of an axis fall.
public struct AxisMarkValues {
    let kind: Kind

    /// Round numbers, or days of the calendar, by the room that there is.
    public static var automatic: AxisMarkValues { automatic() }

    /// Round numbers, about so many of them if there is room.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }

    /// The multiples of the first of some distances that has room; round numbers without any.
    public static func automatic(steps: [Double]) -> AxisMarkValues {
        steps.isEmpty ? .automatic : AxisMarkValues(kind: .steps(steps))
    }

    /// The multiples of a distance.
    public static func stride(by step: Double) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(step))
    }

    /// Every so many days, weeks, months or years.
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        let count = max(1, count)
        return switch component {
        case .year: AxisMarkValues(kind: .calendar(.years(count), count: 1))
        case .quarter: AxisMarkValues(kind: .calendar(.months(3 * count), count: 1))
        case .month: AxisMarkValues(kind: .calendar(.months(count), count: 1))
        case .weekOfYear, .weekOfMonth: AxisMarkValues(kind: .calendar(.week, count: count))
        default: AxisMarkValues(kind: .calendar(.day, count: count))
        }
    }

    /// Round numbers, about so many of them if there is room.
    public static func automatic(
        minimumStride: Double?,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .automatic(desiredCount: desiredCount) }

    enum Kind {
        case automatic(Int?)
        case steps([Double])
        case stride(Double)
        case calendar(CalendarStep, count: Int)
        case values([Double])
    }
}
